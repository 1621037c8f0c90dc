import { describe, expect, it } from "vitest";
import { addProductForm, submissionDecision, submitForm } from "@/lib/submissions/schema";

const tool = {
  name: "Quillbird",
  description: "Writes meeting notes.",
  website: "https://quillbird.example",
  category: "Writing",
  imageUrl: "https://quillbird.example/logo.png",
  pricingType: "Freemium",
  tasks: [{ slug: "take-meeting-notes", name: "Take meeting notes", how: "Listens along." }],
};

describe.each([
  ["/add-product", addProductForm],
  ["the dashboard", submitForm],
])("the form of %s", (_, form) => {
  const faults = (change: object) =>
    form
      .safeParse({ ...tool, ...change })
      .error?.issues.map(({ path, message }) => [path.join("."), message]);

  it("asks for a price, in the catalogue's words", () => {
    expect(faults({})).toBeUndefined();
    for (const pricingType of ["", "Enterprise"])
      expect(faults({ pricingType })).toEqual([["pricingType", "Please select a pricing type."]]);
  });

  it("takes eight tasks at most, each with a line", () => {
    expect(faults({ tasks: [] })).toBeUndefined();
    expect(faults({ tasks: Array.from({ length: 9 }, () => tool.tasks[0]) })).toEqual([
      ["tasks", "A tool has at most 8 tasks."],
    ]);
    expect(faults({ tasks: [{ ...tool.tasks[0], how: " " }] })).toEqual([
      ["tasks.0.how", "Say in a line how the tool does it."],
    ]);
  });
});

describe("a decision", () => {
  it("is what is documented, or has a reason in plain words", () => {
    expect(submissionDecision.parse({ status: "rejected" })).toEqual({ status: "rejected" });
    expect(submissionDecision.parse({ status: "rejected", reason: " Gone.\u0000 " }).reason).toBe("Gone.");
    for (const reason of ["", "\u202e", "x".repeat(501)])
      expect(submissionDecision.safeParse({ status: "rejected", reason }).success).toBe(false);
  });
});

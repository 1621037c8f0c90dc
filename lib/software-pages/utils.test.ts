import { describe, expect, it } from "vitest";
import { isSoftwareSlug, paragraphs, sharedTasks } from "@/lib/software-pages/utils";

describe("paragraphs", () => {
  it("splits at empty lines and drops what is empty", () => {
    expect(paragraphs("One.\n\nTwo,\nstill two.\r\n\r\n \n\nThree. ")).toEqual([
      "One.",
      "Two,\nstill two.",
      "Three.",
    ]);
  });

  it("is empty for a blank text", () => expect(paragraphs(" \n\n ")).toEqual([]));
});

describe("isSoftwareSlug", () => {
  it.each(["crm", "note-taking", "a".repeat(100)])("accepts %s", (slug) =>
    expect(isSoftwareSlug(slug)).toBe(true),
  );
  it.each(["", "CRM", "a--b", "-a", "a-", "a b", "a/b", "wp-login.php", "a".repeat(101)])(
    "refuses %j",
    (slug) => expect(isSoftwareSlug(slug)).toBe(false),
  );
});

describe("sharedTasks", () => {
  const [steps, paraphrase, plan] = [{ slug: "steps" }, { slug: "paraphrase" }, { slug: "plan" }];

  it("is the first task of a tool that another one has", () => {
    expect(
      sharedTasks([
        [steps, paraphrase],
        [plan, steps],
        [paraphrase, plan],
      ]),
    ).toEqual([steps, plan, paraphrase]);
    expect(sharedTasks([[paraphrase, steps], [steps]])).toEqual([steps, steps]);
  });

  it("is its first where it shares none, and none for one without", () => {
    expect(sharedTasks([[paraphrase, steps], [plan], []])).toEqual([paraphrase, plan, undefined]);
  });
});

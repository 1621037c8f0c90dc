import { describe, expect, it } from "vitest";
import { colorScheme, isSoftwareSlug, paragraphs, rarestTask } from "@/lib/software-pages/utils";

describe("colorScheme", () => {
  it.each([
    ["Purple", "Purple"],
    ["bg-purple-100", "Purple"],
    ["BG-INDIGO-50", "Indigo"],
    ["", "Emerald"],
    ["#ffffff", "Emerald"],
  ])("reads %j as %s", (stored, scheme) => expect(colorScheme(stored)).toBe(scheme));
});

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

describe("rarestTask", () => {
  const [notes, calls, mail] = [{ slug: "notes" }, { slug: "calls" }, { slug: "mail" }];

  it("is what sets a tool apart from the others, and its first where nothing does", () => {
    const all = [[notes, calls, mail], [notes, calls], [notes]];
    expect(rarestTask(all[0]!, all)).toBe(mail);
    expect(rarestTask(all[1]!, all)).toBe(calls);
    expect(rarestTask(all[2]!, all)).toBe(notes);
    expect(rarestTask([], all)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { distinctTasks, isSoftwareSlug, paragraphs } from "@/lib/software-pages/utils";

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

describe("distinctTasks", () => {
  const [notes, calls, mail, clips] = [
    { slug: "notes" },
    { slug: "calls" },
    { slug: "mail" },
    { slug: "clips" },
  ];

  it("is what sets a tool apart from the others", () => {
    expect(distinctTasks([[notes, calls, mail], [notes, calls], [notes]])).toEqual([mail, calls, notes]);
  });

  it("gives no two the same where their tasks allow it, those after the third among them", () => {
    expect(distinctTasks([[clips, notes], [clips], [notes, calls]])).toEqual([notes, clips, calls]);
    expect(distinctTasks([[notes, calls, mail, clips], [notes], [calls], [mail]])).toEqual([
      clips,
      notes,
      calls,
      mail,
    ]);
  });

  it("repeats a tool's own task rather than none, and has none for one without", () => {
    expect(distinctTasks([[notes], [notes], []])).toEqual([notes, notes, undefined]);
  });
});

import { describe, expect, it } from "vitest";
import type { ToolRecord } from "@/lib/tools/mapper";
import { tagsOfChange } from "@/lib/tools/tags";

const tool: Required<ToolRecord> = {
  id: "0".repeat(24),
  name: "Quill",
  slug: "quill",
  description: "Drafts letters.",
  categoryId: "writing",
  logo: null,
  imageUrl: null,
  websiteUrl: "https://quill.example",
  websiteKey: "quill.example",
  pricingType: "free",
  startingPrice: null,
  features: [],
  useCases: [],
  tags: [],
  twitterUrl: null,
  githubUrl: null,
  isNew: false,
  isTrending: false,
  isUpcoming: false,
  isTopRated: false,
  premiumBadge: false,
  launchDate: new Date("2026-01-01"),
  status: "published",
  updatedAt: new Date("2026-01-01"),
  facts: {},
  tasks: [],
};
const own = [`tool:${tool.id}`, "tool:quill"];
const lists = ["category:writing", "lists"];

/** A change of each column, with the tags that it adds to the tool's own. */
const changes: Record<keyof ToolRecord, [unknown, string[]]> = {
  id: ["1".repeat(24), [`tool:${"1".repeat(24)}`]],
  name: ["Pen", [...lists, "alternatives:writing", "search"]],
  slug: ["pen", [...lists, "dates", "tool:pen"]],
  description: ["Drafts.", [...lists, "search"]],
  categoryId: [
    "fun",
    [...lists, "alternatives:fun", "alternatives:writing", "category:fun", "facets", "search"],
  ],
  logo: ["/l.png", []],
  imageUrl: ["/i.png", []],
  websiteUrl: ["https://pen.example", [...lists, "alternatives:writing", "dates", "facets", "search"]],
  websiteKey: ["pen.example", []],
  pricingType: ["paid", [...lists, "alternatives:writing"]],
  startingPrice: ["$5", lists],
  features: [["Fast"], ["search"]],
  useCases: [["Work"], ["search"]],
  tags: [["email"], ["alternatives:writing", "search"]],
  twitterUrl: ["https://x.example", []],
  githubUrl: ["https://g.example", []],
  isNew: [true, lists],
  isTrending: [true, lists],
  isUpcoming: [true, [...lists, "activity", "alternatives:writing", "launches"]],
  isTopRated: [true, ["featured"]],
  premiumBadge: [true, ["featured"]],
  launchDate: [new Date("2026-02-01"), [...lists, "activity"]],
  status: ["archived", [...lists, "activity", "alternatives:writing", "dates", "facets", "search"]],
  facts: [{ openSource: { value: true } }, [...lists, "alternatives:writing", "search"]],
  tasks: [
    [{ slug: "write", how: "Drafts letters" }],
    [...lists, "alternatives:writing", "dates", "search", "tasks"],
  ],
  updatedAt: [new Date("2026-02-01"), ["dates"]],
};

describe("tagsOfChange", () => {
  it("counts a column that nobody has listed as used everywhere", () => {
    const after = { ...tool, motto: "Write on." } as Required<ToolRecord>;
    expect(tagsOfChange(tool, after).sort()).toEqual(
      [...own, ...lists, "activity", "alternatives:writing", "dates", "facets", "search"].sort(),
    );
  });

  it.each(Object.entries(changes))("says what shows %s", (name, [value, added]) => {
    const after = { ...tool, [name]: value };
    expect(tagsOfChange(tool, after).sort()).toEqual([...own, ...added].sort());
    expect(tagsOfChange(after, tool).sort()).toEqual([...own, ...added].sort());
  });

  it.each(Object.entries(changes))("of a draft names its own page alone when %s changes", (name, [value]) => {
    if (name === "status") return;
    const tags = tagsOfChange({ ...tool, status: "draft" }, { ...tool, status: "draft", [name]: value });
    expect(tags.every((tag) => tag.startsWith("tool:"))).toBe(true);
  });

  it("names tasks when a tool that is for one changes in what they show of it", () => {
    const writer = { ...tool, tasks: [{ slug: "write", how: "Drafts letters" }] };
    expect(tagsOfChange(writer, { ...writer, name: "Pen" })).toContain("tasks");
    expect(tagsOfChange(writer, { ...writer, status: "archived" })).toContain("tasks");
    expect(tagsOfChange(writer, { ...writer, logo: "/l.png" })).not.toContain("tasks");
  });

  it("names the tool's own pages alone when its facts are checked", () => {
    const fact = { value: true, sourceUrl: null, checkedAt: null, checkedBy: null, state: "unchecked" };
    const before = { ...tool, facts: { openSource: fact } };
    const checked = { ...fact, checkedAt: new Date("2026-02-01"), checkedBy: "1", state: "confirmed" };
    expect(tagsOfChange(before, { ...before, facts: { openSource: checked } }).sort()).toEqual(own.sort());
    const otherwise = { ...before, facts: { openSource: { ...checked, value: false } } };
    expect(tagsOfChange(before, otherwise)).toContain("lists");
  });

  it("of a coming tool names what it will join, when its day changes", () => {
    const coming = { ...tool, isUpcoming: true, isTopRated: true };
    expect(tagsOfChange(coming, { ...coming, launchDate: null }).sort()).toEqual(
      [...own, ...lists, "activity", "alternatives:writing", "featured", "launches"].sort(),
    );
  });

  it("names everything of what appears or goes", () => {
    const all = [...own, ...lists, "activity", "alternatives:writing", "dates", "facets", "search"].sort();
    expect(tagsOfChange(null, tool).sort()).toEqual(all);
    expect(tagsOfChange(tool, null).sort()).toEqual(all);
    expect(tagsOfChange(null, null)).toEqual([]);
  });
});

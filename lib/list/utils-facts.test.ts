import { describe, expect, it } from "vitest";
import { readSearchParams } from "@/lib/list/search-params";
import { factFilters } from "@/lib/list/schema-facts";
import { countFacts, integrationLinks, platformLinks, switchLinks } from "@/lib/list/utils-facts";

const tools = [
  { facts: ["free-plan", "platform:ios", "platform:web"] },
  { facts: ["platform:web", "integration:slack"] },
];
const links = (filters: object, counts = countFacts(tools)) => [
  ...switchLinks("/tasks/write", filters, counts, 2),
  ...platformLinks("/tasks/write", filters, counts),
];

describe("links to facts", () => {
  it("has what some tool has, with counts, and nothing that would leave none", () => {
    expect(links({})).toEqual([
      { label: "All", href: "/tasks/write", count: 2, current: true },
      { label: "Has a free plan", href: "/tasks/write?freePlan=true", count: 1, current: false },
      { label: "Web", href: "/tasks/write?platform=web", count: 2, current: false },
      { label: "iOS", href: "/tasks/write?platform=ios", count: 1, current: false },
    ]);
  });

  it("adds to what is asked for, and takes away what is", () => {
    const found = links({ freePlan: true, platform: ["ios"] });
    expect(found.map(({ label, href, current }) => [label, href, current])).toEqual([
      ["All", "/tasks/write", false],
      ["Has a free plan", "/tasks/write?platform=ios", true],
      ["Web", "/tasks/write?freePlan=true&platform=ios&platform=web", false],
      ["iOS", "/tasks/write?freePlan=true", true],
    ]);
  });

  it("keeps what is asked for and leaves nothing, so that it can be taken away", () => {
    expect(links({ openSource: true }, {}).map(({ label }) => label)).toEqual(["All", "Open source"]);
  });

  it("leaves to others what tools work with, and keeps what is asked for of it", () => {
    const found = links({ integration: ["slack"] });
    expect(found.map(({ label }) => label)).toEqual(["All", "Has a free plan", "Web", "iOS"]);
    expect(found[0]!.current).toBe(false);
    expect(found[2]!.href).toBe("/tasks/write?integration=slack&platform=web");
  });

  it("has addresses that a page understands", () => {
    for (const { href } of links({ freePlan: true, platform: ["ios"] })) {
      const params = new URL(href, "https://almanac.test").searchParams;
      const query = Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));
      const given = { ...query, freePlan: params.get("freePlan") ?? undefined };
      expect(readSearchParams(factFilters, given)).toBeDefined();
    }
    expect(readSearchParams(factFilters, { platform: "amiga" })).toBeUndefined();
    expect(readSearchParams(factFilters, { freePlan: "false" })).toBeUndefined();
  });
});

describe("integrationLinks", () => {
  it("has what some tool works with, what is asked for first and then the most common", () => {
    const counts = {
      "integration:slack": 2,
      "integration:zoom": 5,
      "integration:notion": 5,
      "platform:web": 9,
    };
    const found = (filters: object) =>
      integrationLinks("/tasks/write", filters, counts).map(({ label, href, count }) => [label, href, count]);
    expect(found({})).toEqual([
      ["Zoom", "/tasks/write?integration=zoom", 5],
      ["Notion", "/tasks/write?integration=notion", 5],
      ["Slack", "/tasks/write?integration=slack", 2],
    ]);
    expect(found({ integration: ["slack"] })[0]).toEqual(["Slack", "/tasks/write", 2]);
    expect(found({ integration: ["slack"] })[1]![1]).toBe("/tasks/write?integration=slack&integration=zoom");
  });
});

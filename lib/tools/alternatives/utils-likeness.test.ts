import { describe, expect, it } from "vitest";
import { type Candidate, rankByLikeness } from "@/lib/tools/alternatives/utils-likeness";

const self = {
  tasks: ["common", "rare"],
  categoryId: "speech",
  tags: ["meetings", "notes"],
  facts: ["free-plan", "platform:ios"],
};
const toolsOfTask = new Map([
  ["common", 900],
  ["rare", 3],
]);
const tool = (id: string, change: Partial<Candidate> = {}): Candidate => ({
  id,
  nameKey: id,
  tasks: [],
  categoryId: "fun",
  tags: [],
  facts: [],
  isUpcoming: false,
  trend: 0,
  ...change,
});
/** Those of a tool that is for other things first. */
const commonAsWell = ["seldom", "other", "common"];
const order = (...candidates: Candidate[]) =>
  rankByLikeness(self, candidates.reverse(), toolsOfTask).map(({ id }) => id);

describe("rankByLikeness", () => {
  it("counts the category before tags, those before facts, and those before trend, where no tool shares a task", () => {
    expect(
      order(
        tool("category and a tag", { categoryId: "speech", tags: ["notes"] }),
        tool("category and facts", { categoryId: "speech", facts: ["free-plan", "platform:ios"] }),
        tool("category, active", { categoryId: "speech", trend: 3 }),
        tool("category", { categoryId: "speech" }),
        tool("tags alone", { tags: ["meetings", "notes"], trend: 9 }),
      ),
    ).toEqual(["category and a tag", "category and facts", "category, active", "category", "tags alone"]);
  });

  it("leaves out what shares no task where another tool does", () => {
    const alike = tool("common task", { tasks: ["common"] });
    expect(order(alike, tool("category and a tag", { categoryId: "speech", tags: ["notes"] }))).toEqual([
      "common task",
    ]);
  });

  it("weighs what both tools are for first of all more than what they can do as well", () => {
    expect(
      order(
        tool("for it", { tasks: ["common"] }),
        tool("for it as well", { tasks: commonAsWell }),
        tool("for another, more active", { tasks: ["seldom"], trend: 9 }),
      ),
    ).toEqual(["for it", "for it as well"]);
  });

  it("weighs rare tasks more, and leaves out what has little in common beside the most alike, but not the first six", () => {
    const alike = Array.from({ length: 6 }, (_, i) => tool(`both tasks ${i}`, { tasks: ["common", "rare"] }));
    const others = [tool("rare task", { tasks: ["rare"] }), tool("common task", { tasks: commonAsWell })];
    expect(order(...alike, ...others).slice(6)).toEqual(["rare task"]);
    expect(order(...others)).toEqual(["rare task", "common task"]);
  });

  it("has six of those that somebody can choose, as long as they do what the tool is for first", () => {
    const alike = Array.from({ length: 6 }, (_, i) => tool(`both tasks ${i}`, { tasks: ["common", "rare"] }));
    const open = { facts: ["open-source"] };
    const others = Array.from({ length: 8 }, (_, i) => tool(`open ${i}`, { ...open, tasks: commonAsWell }));
    const found = order(
      ...alike,
      ...others,
      tool("another", { tasks: commonAsWell }),
      tool("open, else", open),
    );
    expect(found.slice(6)).toEqual(others.slice(0, 6).map(({ id }) => id));
    const first = tool("open, alike", { ...open, tasks: ["common", "rare"] });
    expect(order(...alike, first, ...others)).toHaveLength(12);
  });

  it("tells 36 at most beside them", () => {
    const alike = Array.from({ length: 50 }, (_, i) => tool(`${i + 10}`, { tasks: ["common", "rare"] }));
    const free = tool("free", { tasks: ["common"], facts: ["free-plan"] });
    expect(order(...alike, free)).toHaveLength(37);
  });

  it("has those that are still to come last, and breaks ties by name, then id", () => {
    const upcoming = tool("a", { tasks: ["common", "rare"], isUpcoming: true });
    expect(order(tool("b"), tool("c", { nameKey: "d" }), tool("e", { nameKey: "d" }), upcoming)).toEqual([
      "b",
      "c",
      "e",
      "a",
    ]);
  });
});

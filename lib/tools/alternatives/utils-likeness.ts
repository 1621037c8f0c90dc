/**
 * What two tools are compared by: slugs of tasks, what a tool is for first of all in front, and facts in the terms of the index
 * ("free-plan", "platform:ios").
 */
export type Traits = { tasks: string[]; categoryId: string; tags: string[]; facts: string[] };
export type Candidate = Traits & { id: string; isUpcoming: boolean; trend: number; nameKey: string };

/** How many alternatives of a tool are told, beside those of `choices`. */
const mostAlternatives = 36;
/** What people ask of alternatives, in the terms of the index. */
const choices = ["free-plan", "open-source", "made-in-europe"];

/**
 * Which tools are compared: so many of each task, and of the category, by trend. A task with more tools than are `common` is
 * looked for among so many of the best by trend.
 */
export const reach = { byTask: 100, byCategory: 200, common: 2_000, probed: 3_000 } as const;

const shared = (a: string[], b: string[]) => a.filter((one) => b.includes(one));

/** How much a shared task says: less, the more tools there are for it. */
const rarity = (tools: number) => 1 / Math.log2(2 + tools);

/** How much a task is what both tools are for, by its place among those of each: less, the further back it is with one of them. */
const importance = (...places: number[]) => 1 / (1 + Math.max(...places));

/** How alike two tools are, what counts most first. */
function likeness(self: Traits, other: Traits, toolsOfTask: Map<string, number>): number[] {
  const tasks = shared(self.tasks, other.tasks);
  const says = (task: string) =>
    rarity(toolsOfTask.get(task) ?? 0) * importance(self.tasks.indexOf(task), other.tasks.indexOf(task));
  return [
    tasks.reduce((sum, task) => sum + says(task), 0),
    Number(other.categoryId === self.categoryId),
    shared(self.tags, other.tags).length,
    shared(self.facts, other.facts).length,
  ];
}

/**
 * What shares less than this part of what the most alike tool shares is no alternative; so many are told all the same, as long as they
 * share a task where any tool does, and so many that somebody can choose, as long as they do what the tool is for first.
 */
const nearBest = 1 / 3;
const fewest = 6;

/**
 * The candidates that are alike enough, in the order of their likeness: by tasks in common, category, tags, facts, then trend and
 * name. Those that are still to come are last.
 *
 * @param self with its tasks in their order
 * @param toolsOfTask how many tools there are for each of the tool's own tasks
 */
export function rankByLikeness<T extends Candidate>(
  self: Traits,
  candidates: T[],
  toolsOfTask: Map<string, number>,
): T[] {
  const scored = candidates.map((tool) => ({ tool, score: likeness(self, tool, toolsOfTask) }));
  const best = Math.max(0, ...scored.map(({ tool, score }) => (tool.isUpcoming ? 0 : score[0]!)));
  const told = new Map(choices.map((choice) => [choice, 0]));
  return scored
    .sort(
      (a, b) =>
        Number(a.tool.isUpcoming) - Number(b.tool.isUpcoming) ||
        compare(b.score, a.score) ||
        b.tool.trend - a.tool.trend ||
        byText(a.tool.nameKey, b.tool.nameKey) ||
        byText(a.tool.id, b.tool.id),
    )
    .filter(({ tool, score: [tasks] }, place) => {
      const isNear =
        place < fewest ? tasks! > 0 || best === 0 : place < mostAlternatives && tasks! >= nearBest * best;
      const own = choices.filter((choice) => tool.facts.includes(choice));
      const isChoice =
        tool.tasks.includes(self.tasks[0]!) && own.some((choice) => told.get(choice)! < fewest);
      if (!isNear && !isChoice) return false;
      for (const choice of own) told.set(choice, told.get(choice)! + 1);
      return true;
    })
    .map(({ tool }) => tool);
}

const compare = (a: number[], b: number[]) => a.map((n, i) => n - b[i]!).find((n) => n !== 0) ?? 0;
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

import type { TaskDto } from "@/lib/tasks/schema";

/** A task with fewer tools than this is not offered to search engines. */
export const fewestIndexed = 3;

export type TaskGroup = { category: string; slug: string; tasks: Pick<TaskDto, "slug" | "name" | "tools">[] };

/** Tasks that have a tool by their categories, both in the order in which they come. */
export function groupTasks(tasks: TaskDto[]): TaskGroup[] {
  const groups = new Map<string, TaskGroup>();
  for (const { slug, name, tools, category, categorySlug } of tasks) {
    if (tools === 0) continue;
    const group = groups.get(categorySlug) ?? { category, slug: categorySlug, tasks: [] };
    groups.set(categorySlug, group);
    group.tasks.push({ slug, name, tools });
  }
  return [...groups.values()];
}

/** Lower case, without accents, and alike however English is spelled, also of a word that is half typed: "summarize", "colour". */
const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("z", "s")
    .replace(/ou(?=r|$)/g, "o");

/** Those with all words of a text in their name or category, in their order. */
export function matching<T extends { name: string; category: string }>(tasks: T[], text: string): T[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return tasks;
  return tasks.filter(({ name, category }) => {
    const within = fold(`${name} ${category}`);
    return words.every((word) => within.includes(word));
  });
}

/** The groups with those of their tasks that {@link matching} keeps. */
export function filterGroups(groups: TaskGroup[], text: string): TaskGroup[] {
  return groups.flatMap((group) => {
    const { category } = group;
    const tasks = matching(
      group.tasks.map((task) => ({ ...task, category })),
      text,
    );
    return tasks.length > 0 ? [{ ...group, tasks: tasks.map(({ category: _, ...task }) => task) }] : [];
  });
}

/** How many tools do a task: "16 tools do this, 9 of them have a free plan." */
export function taskSentence(total: number, free: number): string {
  if (total === 0) return "No tool does this yet.";
  const tools = total === 1 ? "One tool does this" : `${total} tools do this`;
  if (free === 0) return `${tools}, ${total === 1 ? "without" : "none of them with"} a free plan.`;
  if (free === total) return `${tools}, ${total === 1 ? "with" : "all of them with"} a free plan.`;
  return `${tools}, ${free} of them with a free plan.`;
}

import { type SoftwareColor, softwareColors } from "@/lib/software-pages/schema";

/** The colour of that name; Emerald where there is none. */
export const colorOf = (stored: string): SoftwareColor =>
  softwareColors.find((color) => color === stored) ?? "Emerald";

/** The paragraphs of a plain text: an empty line, or several, between two. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Whether a path segment can be a page's slug; anything else need not be looked up. */
export function isSoftwareSlug(text: string): boolean {
  return text.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/**
 * What each of these tools is best for: one of its own tasks, and where they allow it no other tool's. Its first three are what it
 * is made for, so they come first, and of them what the fewest others do. Who has the fewest left chooses first.
 */
export function distinctTasks<T extends { slug: string }>(all: T[][]): (T | undefined)[] {
  const uses = ({ slug }: T) => all.filter((tasks) => tasks.some((task) => task.slug === slug)).length;
  const rarest = (tasks: T[]) => tasks.toSorted((a, b) => uses(a) - uses(b))[0];
  const taken = new Set<string>();
  const free = (tasks: T[]) => tasks.filter(({ slug }) => !taken.has(slug));
  const chosen = all.map((): T | undefined => undefined);
  let waiting = all.map((own, place) => ({ own, place }));
  while (waiting.length > 0) {
    waiting = waiting.toSorted((a, b) => free(a.own).length - free(b.own).length);
    const { own, place } = waiting.shift()!;
    const first = own.slice(0, 3);
    const task = rarest(free(first)) ?? rarest(free(own)) ?? rarest(first);
    if (task) taken.add(task.slug);
    chosen[place] = task;
  }
  return chosen;
}

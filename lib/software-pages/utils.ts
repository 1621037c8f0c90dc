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
 * The task for which each of a page's tools is there: the first of its own tasks that another of them has as well, as the page is about what
 * they share. A tool that shares none is there for its first.
 */
export function sharedTasks<T extends { slug: string }>(all: T[][]): (T | undefined)[] {
  const uses = ({ slug }: T) => all.filter((tasks) => tasks.some((task) => task.slug === slug)).length;
  return all.map((tasks) => tasks.find((task) => uses(task) > 1) ?? tasks[0]);
}

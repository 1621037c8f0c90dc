import { type SoftwareColor, softwareColors } from "@/lib/software-pages/schema";

/** The scheme that a stored colour stands for: its name, or a class such as "bg-purple-100". Emerald otherwise. */
export function colorScheme(stored: string): SoftwareColor {
  const text = stored.toLowerCase();
  return softwareColors.find((color) => text.includes(color.toLowerCase())) ?? "Emerald";
}

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

/** What a tool is for that the fewest of these tools are for as well: the first of such, as a tool's own order has it. */
export function rarestTask<T extends { slug: string }>(own: T[], all: { slug: string }[][]): T | undefined {
  const uses = ({ slug }: T) => all.filter((tasks) => tasks.some((task) => task.slug === slug)).length;
  const fewest = Math.min(...own.map(uses));
  return own.find((task) => uses(task) === fewest);
}

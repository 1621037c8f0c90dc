import type { TaskDto } from "@/lib/tasks/schema";
import type { SuggestionDto } from "@/lib/tools/schema";

/** Something that the search dialog leads to. A task has no logo. */
export type SearchEntry = { href: string; name: string; line: string; logo?: string };

/**
 * What a text leads to, in the order in which it is shown: alternatives that it asks for, the tool that it names, the tasks
 * that it speaks of, and other tools.
 */
export function toEntries(query: string, tasks: TaskDto[], tools: SuggestionDto[]): SearchEntry[] {
  const typed = query.trim().toLowerCase();
  const replaced = tools.filter(({ isReplaced }) => isReplaced);
  const isNamed = ({ name, slug }: SuggestionDto) => [name.toLowerCase(), slug].includes(typed);
  const others = tools.filter(({ isReplaced }) => !isReplaced);
  const toTool = ({ slug, name, category, logo }: SuggestionDto): SearchEntry => ({
    href: `/ai-tools/${slug}`,
    name,
    line: category,
    logo,
  });
  // Words beside "alternative" are a tool's name, and no task.
  const spokenOf = replaced.length > 0 ? [] : tasks;
  return [
    ...replaced.map(({ slug, name, logo }) => ({
      href: `/alternatives/${slug}`,
      name: `Alternatives to ${name}`,
      line: "What it shares with each, and where they differ",
      logo,
    })),
    ...others.filter(isNamed).map(toTool),
    ...spokenOf.map(({ slug, name, tools: count }) => ({
      href: `/tasks/${slug}`,
      name,
      line: `${count} ${count === 1 ? "tool does" : "tools do"} this`,
    })),
    ...others.filter((tool) => !isNamed(tool)).map(toTool),
  ];
}

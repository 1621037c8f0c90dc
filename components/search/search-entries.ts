import type { TaskDto } from "@/lib/tasks/schema";
import { comparisonPath } from "@/lib/tools/comparison/utils-address";
import type { SuggestionDto } from "@/lib/tools/schema";

const inWords = new Intl.ListFormat("en-GB");

/** Something that the search dialog leads to. A task has no logo. */
export type SearchEntry = { href: string; name: string; line: string; logo?: string };

/**
 * What a text leads to, in the order in which it is shown: the comparison or the alternatives that it asks for, the tools that it names, if only by their first words, the tasks
 * that it speaks of, and other tools.
 */
export function toEntries(query: string, tasks: TaskDto[], tools: SuggestionDto[]): SearchEntry[] {
  const typed = query.trim().toLowerCase();
  const replaced = tools.filter(({ isReplaced }) => isReplaced);
  const isNamed = ({ name, slug }: SuggestionDto) =>
    [name.toLowerCase(), slug].some(
      (one) => one === typed || one.startsWith(`${typed} `) || isSlipOf(typed, one),
    );
  const others = tools.filter(({ isReplaced }) => !isReplaced);
  const toTool = ({ slug, name, category, logo }: SuggestionDto): SearchEntry => ({
    href: `/ai-tools/${slug}`,
    name,
    line: category,
    logo,
  });
  const compared = tools.filter(({ isCompared }) => isCompared);
  // Words beside "alternative" are a tool's name, and no task.
  const spokenOf = replaced.length > 0 || compared.length > 0 ? [] : tasks;
  const comparison = compared[0] && {
    href: comparisonPath(compared.map(({ slug }) => slug)),
    name: `Compare ${inWords.format(compared.map(({ name }) => name))}`,
    line: "What each does and costs, side by side",
    logo: compared[0].logo,
  };
  return [
    ...(comparison ? [comparison] : []),
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

/**
 * Whether a text is a longer name but for one letter more, less or other, or two that changed places: "chatgtp". The beginning of a
 * name is none: "image" is a word of many tasks.
 */
function isSlipOf(typed: string, name: string): boolean {
  if (typed.length < 5 || name.startsWith(typed)) return false;
  let same = 0;
  while (same < typed.length && typed[same] === name[same]) same++;
  const [a, b] = [typed.slice(same), name.slice(same)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

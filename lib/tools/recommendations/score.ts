import { fold } from "@/lib/search/understanding/text";
import type { ToolDto } from "@/lib/tools/schema";

/** What a tool is scored by. */
export type ScoredTool = Pick<ToolDto, "name" | "description" | "category" | "tags" | "isTrending">;

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const fillers = new Set(
  wordsOf(`the and for with that from into need want tool tools help helps some something can you your our
    use using make making get app software best good like which what how`),
);

/** The words of a description of need that count: longer than two characters and not mere filling. */
export function needWords(query: string): string[] {
  return [...new Set(wordsOf(query))].filter((word) => word.length > 2 && !fillers.has(word));
}

/** What a word has in common with others that are the same but for an ending ("images", "image"); short words have none. */
function formOf(word: string): string {
  const stem = word.replace(/(?:ing|ions?|ors?|ers?|es|s|e)$/, "");
  return word.length > 3 && stem.length > 2 ? `${stem}-` : word;
}

/**
 * The documented points: each tag that the query speaks of 3, the category 5, each query word longer than two characters in the
 * name or description 2, trending 1. A task that the query means counts like a category, and 3 more when it says one of the
 * task's phrases.
 */
export function score(query: string, tool: ScoredTool, tasks: { score: number }[] = []): number {
  const asked = needWords(query).map(formOf);
  const isAsked = (word: string) => asked.includes(formOf(word));
  const mentions = (text: string) => {
    const parts = needWords(text);
    return parts.length > 0 && parts.every(isAsked);
  };
  const topic = tool.category.replace(/^AI (for |and )?|\band\b|\btools\b/gi, " ");
  const inCategory = needWords(topic).some(isAsked);
  const text = new Set(wordsOf(`${tool.name} ${tool.description}`).map(formOf));
  const found = asked.filter((word) => text.has(word));
  return (
    3 * tool.tags.filter(mentions).length +
    (inCategory ? 5 : 0) +
    2 * found.length +
    (tool.isTrending ? 1 : 0) +
    tasks.reduce((points, task) => points + 5 + (task.score >= saysPhrase ? 3 : 0), 0)
  );
}

/** From this match on, a text says one of a task's phrases. */
const saysPhrase = 0.8;

import { clipped } from "@/lib/platform/plain-text/utils-clipped";
import type { ToolCardDto, ToolDto } from "@/lib/tools/schema";

/** The first sentence of a description, at most `max` characters. */
export function firstSentence(text: string, max = 110): string {
  return clipped(/^.*?(?:[.!?؟](?=\s|$)|[。！？])/su.exec(text)?.[0] ?? text, max);
}

/** How much of a description stands as the one line beside a tool's name, characters. */
export const headlineLength = 180;

/** What a description says beyond its first sentence, where that is short enough to stand as a line of its own. */
export function afterHeadline(text: string): string {
  const headline = firstSentence(text, headlineLength);
  return text.startsWith(headline) ? text.slice(headline.length).trim() : text;
}

/** A category's name as a card has room for it: without "AI for". */
export function shortCategory(name: string): string {
  return name.replace(/^AI for /, "");
}

/** How many of a tool's tasks a card names, and how many characters of them there is room for. */
const mostNamed = 3;
const roomForTasks = 60;

/** The first of these tasks that fit into a line. */
function taskLine(tasks: { name: string }[]): string {
  const names = tasks.slice(0, mostNamed).map(({ name }) => name);
  while (names.length > 1 && names.join(" · ").length > roomForTasks) names.pop();
  return names.join(" · ");
}

export function toCard(
  tool: Omit<ToolCardDto, "blurb" | "pricing" | "tasks"> &
    Pick<ToolDto, "description"> & { pricing: { type: ToolCardDto["pricing"] }; tasks?: { name: string }[] },
): ToolCardDto {
  const { id, name, slug, category, rating, reviews, votes, isNew, isUpcoming, launchDate, platforms } = tool;
  return {
    id,
    name,
    slug,
    rating,
    reviews,
    votes,
    isNew,
    isUpcoming,
    launchDate,
    category: shortCategory(category),
    blurb: firstSentence(tool.description),
    pricing: tool.pricing.type,
    tasks: taskLine(tool.tasks ?? []),
    ...(platforms && { platforms }),
  };
}

import type { ToolCardDto, ToolDto, ToolQuery } from "@/lib/tools/schema";

// Without Intl: creating number formats takes longer than the rest of a card's hydration.

const voteUnits = [
  { size: 1e9, unit: "B" },
  { size: 1e6, unit: "M" },
  { size: 1e3, unit: "K" },
];

/** Votes as shown: 999, 1.2K, 3.4M. */
export function formatVotes(votes: number): string {
  // What would be rounded to a thousand of a unit is one of the next.
  const found = voteUnits.find(({ size }) => votes >= 0.99995 * size);
  return found ? `${Math.round((10 * votes) / found.size) / 10}${found.unit}` : String(votes);
}

/** Views as shown: over 999 in thousands ("65K"). */
export function formatViews(views: number): string {
  if (views <= 999) return String(views);
  return `${formatCount(views < 10_000 ? Math.round(views / 100) / 10 : Math.round(views / 1000))}K`;
}

/** A number with separators, the same on server and browser. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** A number with what is counted: 1 tool, 1,200 tools. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** The badge of a pricing model: Free, Freemium or Paid. */
export function pricingLabel(type: ToolDto["pricing"]["type"]): "Free" | "Freemium" | "Paid" {
  if (type === "free") return "Free";
  return type === "freemium" ? "Freemium" : "Paid";
}

/** The rank in a tool list's badge: votes divided by 100, rounded down. */
export function badgeRank(votes: number): number {
  return Math.floor(votes / 100);
}

/** The first sentence of a description, at most `max` characters. */
export function firstSentence(text: string, max = 110): string {
  const sentence = /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;
  if (sentence.length <= max) return sentence;
  const cut = sentence.slice(0, max - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:–-]+$/u, "")}…`;
}

/** How much of a description stands as the one line beside a tool's name, characters. */
export const headlineLength = 180;

/** What a description says beyond its first sentence, where that is short enough to stand as a line of its own. */
export function afterHeadline(text: string): string {
  const headline = firstSentence(text, headlineLength);
  return text.startsWith(headline) ? text.slice(headline.length).trim() : text;
}

/** Whether this is a key that the server made: 24 hexadecimal digits, not a temporary one. */
export function isToolId(id: string): boolean {
  return !id.startsWith("temp-") && /^[0-9a-f]{24}$/i.test(id);
}

/** The address of a tool's logo on this server. */
export function logoPath(slug: string): string {
  return `/logo/${slug}`;
}

/** The host of a website without "www.", or the text itself when it is no address. */
export function hostOf(website: string): string {
  try {
    return new URL(website).hostname.replace(/^www\./, "");
  } catch {
    return website;
  }
}

/** Whether this is a full address of the web: http or https, with a host that has a dot, and without credentials. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\\u0000-\u001f\u007f]+$/i.test(value) || !value.isWellFormed()) return false;
  if (!URL.canParse(value)) return false;
  const { hostname, username, password, href } = new URL(value);
  // Escaping makes an address longer; its key has to fit into an index.
  return /[^.]\.[^.]/.test(hostname) && !username && !password && href.length <= 1000;
}

/** The key under which two addresses are the same website: host without "www.", path without its last slash. */
export function websiteKey(website: string): string {
  const url = new URL(website);
  return `${url.hostname.replace(/^www\./, "")}${url.pathname.replace(/\/+$/, "")}`.toLowerCase();
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

/** What a card shows of a tool. */
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

/** The order of a list: what is asked for, else the best match with a text and the trend without one. */
export function sortOf({
  q,
  sort,
}: {
  q?: string;
  sort?: ToolQuery["sort"];
}): NonNullable<ToolQuery["sort"]> {
  if (!q?.trim()) return sort === "relevance" ? "trending" : (sort ?? "trending");
  return sort ?? "relevance";
}

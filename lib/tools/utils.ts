import type { ToolDto, ToolQuery } from "@/lib/tools/schema";

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

/** Whether this is a key that the server made: 24 hexadecimal digits, not a temporary one. */
export function isToolId(id: string): boolean {
  return !id.startsWith("temp-") && /^[0-9a-f]{24}$/i.test(id);
}

/** The address of a tool's logo on this server. */
export function logoPath(slug: string): string {
  return `/logo/${slug}`;
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

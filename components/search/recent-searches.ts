import { readKept, writeKept } from "@/components/ui/browser-storage";

const key = "recent-searches";
/** How many are kept. */
export const maxRecent = 5;

const isSearch = (stored: unknown): stored is string => typeof stored === "string" && stored.trim() !== "";

/** Puts a search in front; the same words, in whatever case, stand only once. Blank ones are not kept. */
export function withRecent(list: string[], query: string): string[] {
  const text = query.trim().slice(0, 200);
  if (!text) return list;
  return [text, ...list.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, maxRecent);
}

/** The searches made last on this device, newest first. */
export const readRecent = (): string[] => readKept(key, isSearch).slice(0, maxRecent);

export const writeRecent = (list: string[]): void => writeKept(key, list);

const key = "recent-searches";
/** How many are kept. */
export const maxRecent = 5;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Puts a search in front; the same words, in whatever case, stand only once. Blank ones are not kept. */
export function withRecent(list: string[], query: string): string[] {
  const text = query.trim().slice(0, 200);
  if (!text) return list;
  return [text, ...list.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, maxRecent);
}

/** The searches made last on this device, newest first. Storage that is closed, full or spoilt counts as empty. */
export function readRecent(store: () => Store = () => localStorage): string[] {
  try {
    const stored: unknown = JSON.parse(store().getItem(key) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((one): one is string => typeof one === "string" && one.trim() !== "")
      .slice(0, maxRecent);
  } catch {
    return [];
  }
}

/** Keeps the list on this device, if it lets itself be kept. */
export function writeRecent(list: string[], store: () => Store = () => localStorage): void {
  try {
    if (list.length > 0) store().setItem(key, JSON.stringify(list));
    else store().removeItem(key);
  } catch {
    // Storage may be blocked; recent searches are optional.
  }
}

/** Where lists are kept on this device. */
export type Store = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The entries of a kept list. Storage that is closed or spoilt counts as empty. */
export function readKept<Entry>(
  key: string,
  isEntry: (stored: unknown) => stored is Entry,
  store: Store = () => localStorage,
): Entry[] {
  try {
    const stored: unknown = JSON.parse(store().getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Keeps a list on this device, if it lets itself be kept. */
export function writeKept(key: string, list: unknown[], store: Store = () => localStorage): void {
  try {
    if (list.length > 0) store().setItem(key, JSON.stringify(list));
    else store().removeItem(key);
  } catch {
    // Storage may be blocked or full; what is kept in it is optional.
  }
}

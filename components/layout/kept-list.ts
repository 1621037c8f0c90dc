/** The entries of a list that is kept on this device. Storage that is closed or spoilt counts as empty. */
export function readKept<Entry>(key: string, isEntry: (stored: unknown) => stored is Entry): Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Keeps a list on this device, if it lets itself be kept. */
export function writeKept(key: string, list: unknown[]): void {
  try {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list));
    else localStorage.removeItem(key);
  } catch {
    // Storage may be blocked or full; what is kept in it is optional.
  }
}

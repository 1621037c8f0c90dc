/** For as long as the tab is open, or for good. */
type Storage = "sessionStorage" | "localStorage";

/** What the browser keeps under a name, of whatever type it is; null where it keeps nothing, or is not allowed to. */
export function readStored(storage: Storage, name: string): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a value under a name; null keeps nothing any more. Where storage is full or refused, nothing comes of it. */
export function writeStored(storage: Storage, name: string, value: unknown): void {
  try {
    if (value === null) globalThis[storage].removeItem(name);
    else globalThis[storage].setItem(name, JSON.stringify(value));
  } catch {
    // Each caller goes on without.
  }
}

/** The entries of a list that is kept on this device; what is spoilt counts as none. */
export function readKept<Entry>(name: string, isEntry: (stored: unknown) => stored is Entry): Entry[] {
  const stored = readStored("localStorage", name);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

export const writeKept = (name: string, list: unknown[]): void =>
  writeStored("localStorage", name, list.length > 0 ? list : null);

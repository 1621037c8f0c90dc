import { readKept, type Store, writeKept } from "@/components/layout/kept-list";

/** A tool whose page was opened. */
export type Opened = { slug: string; name: string };

const key = "opened-tools";
/** How many are kept. */
export const maxOpened = 8;

function isOpened(stored: unknown): stored is Opened {
  if (typeof stored !== "object" || stored === null) return false;
  const { slug, name } = stored as Partial<Record<keyof Opened, unknown>>;
  return typeof slug === "string" && slug !== "" && typeof name === "string" && name !== "";
}

/** The tools opened last on this device, newest first. */
export const readOpened = (store?: Store): Opened[] => readKept(key, isOpened, store).slice(0, maxOpened);

/** Puts a tool in front. */
export function keepOpened({ slug, name }: Opened, store?: Store): void {
  writeKept(key, [{ slug, name }, ...without(slug, store)].slice(0, maxOpened), store);
}

/** Forgets a tool: there is none at its address any more. */
export function forgetOpened(slug: string, store?: Store): void {
  writeKept(key, without(slug, store), store);
}

/** Forgets all of them. */
export const clearOpened = (store?: Store): void => writeKept(key, [], store);

const without = (slug: string, store?: Store) => readOpened(store).filter((tool) => tool.slug !== slug);

import { readKept, writeKept } from "@/components/ui/browser-storage";

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
export const readOpened = (): Opened[] => readKept(key, isOpened).slice(0, maxOpened);

/** Puts a tool in front. */
export function keepOpened({ slug, name }: Opened): void {
  writeKept(key, [{ slug, name }, ...without(slug)].slice(0, maxOpened));
}

/** Forgets a tool: there is none at its address any more. */
export function forgetOpened(slug: string): void {
  writeKept(key, without(slug));
}

export const clearOpened = (): void => writeKept(key, []);

const without = (slug: string) => readOpened().filter((tool) => tool.slug !== slug);

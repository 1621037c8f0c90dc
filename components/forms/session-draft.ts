import { readStored, writeStored } from "@/components/ui/browser-storage";

/**
 * What is typed into a form, kept by the browser for as long as the tab is open: it survives a failure, a reload and
 * signing in. Where the browser keeps nothing, nothing is kept.
 */
export type Draft = Record<string, string | number | null>;

const prefix = "almanac:draft:";
const keyOf = (name: string) => prefix + name;

/** What was typed before, if anything. Its fields may be of any type: check them. */
export function readDraft(name: string): Record<string, unknown> | null {
  const found = readStored("sessionStorage", keyOf(name));
  return typeof found === "object" ? (found as Record<string, unknown> | null) : null;
}

/** The texts of a draft by their names; empty where there is none. */
export function readTexts<Name extends string>(draft: string, names: readonly Name[]): Record<Name, string> {
  const kept = readDraft(draft) ?? {};
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  return Object.fromEntries(names.map((name) => [name, textOf(kept[name])])) as Record<Name, string>;
}

export function writeDraft(name: string, draft: Draft): void {
  writeStored("sessionStorage", keyOf(name), draft);
}

export function clearDraft(name: string): void {
  writeStored("sessionStorage", keyOf(name), null);
}

const ownerKey = "almanac-drafts-of";

/**
 * Says whose account is there: what is typed in this tab is its from now on, as is what was typed before anybody signed in.
 * Forgets what another account typed, whose session may have ended by itself. Tells whether there was any.
 */
export function claimDrafts(account: string): boolean {
  const owner = readStored("sessionStorage", ownerKey);
  const theirs = owner !== null && owner !== account && clearDrafts();
  writeStored("sessionStorage", ownerKey, account);
  return theirs;
}

/** Forgets all drafts of this tab, as who signs in next is somebody else. Tells whether there were any. */
export function clearDrafts(): boolean {
  writeStored("sessionStorage", ownerKey, null);
  try {
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of drafts) sessionStorage.removeItem(key);
    return drafts.length > 0;
  } catch {
    // The browser keeps nothing.
    return false;
  }
}

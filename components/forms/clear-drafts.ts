import { readStored, writeStored } from "@/components/ui/browser-storage";

/** What the names of all drafts begin with, in the storage of the tab. */
export const draftPrefix = "almanac:draft:";

const ownerKey = "almanac-drafts-of";

/** Forgets all drafts of this tab, as who signs in next is somebody else. Tells whether there were any. */
export function clearDrafts(): boolean {
  writeStored("sessionStorage", ownerKey, null);
  try {
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(draftPrefix));
    for (const key of drafts) sessionStorage.removeItem(key);
    return drafts.length > 0;
  } catch {
    // The browser keeps nothing.
    return false;
  }
}

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

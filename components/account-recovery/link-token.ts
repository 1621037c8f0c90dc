import { useEffect, useSyncExternalStore } from "react";

export type MailLink = {
  token: string | null;
  /** Whether it invites somebody who has no password yet. What it says changes nothing but words. */
  invites: boolean;
};

let read: MailLink | undefined;

/** Kept in memory, since the token is removed from the address at once. */
function readLink(): MailLink {
  if (read === undefined) {
    const query = new URLSearchParams(window.location.search);
    read = { token: query.get("token"), invites: query.get("for") === "invitation" };
  }
  return read;
}

const never = () => () => undefined;

/**
 * What the link that led here brought; undefined until the page has started. It is taken out of the address at once, so
 * that the token stands in no history, bookmark, screenshot or referrer.
 */
export function useMailLink(): MailLink | undefined {
  useEffect(() => {
    readLink();
    // After the framework has taken note of the address, which it would otherwise restore.
    const timer = setTimeout(() => {
      if (window.location.search) window.history.replaceState(null, "", window.location.pathname);
    });
    return () => clearTimeout(timer);
  }, []);
  return useSyncExternalStore(never, readLink, () => undefined);
}

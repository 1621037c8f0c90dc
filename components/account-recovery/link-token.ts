import { useEffect, useSyncExternalStore } from "react";

let read: string | null | undefined;

/** What the link in a mail brought, read once: the address forgets it. */
function readToken(): string | null {
  if (read === undefined) read = new URLSearchParams(window.location.search).get("token");
  return read;
}

const never = () => () => undefined;

/**
 * The token of the link that led here; null without one, undefined until the page has started. It is taken out of the
 * address at once, so that it stands in no history, bookmark, screenshot or referrer.
 */
export function useLinkToken(): string | null | undefined {
  useEffect(() => {
    readToken();
    // After the framework has taken note of the address, which it would otherwise restore.
    const timer = setTimeout(() => {
      if (window.location.search) window.history.replaceState(null, "", window.location.pathname);
    });
    return () => clearTimeout(timer);
  }, []);
  return useSyncExternalStore(never, readToken, () => undefined);
}

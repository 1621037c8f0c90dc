import { useSyncExternalStore } from "react";
import { claimDrafts, clearDrafts } from "@/components/forms/clear-drafts";
import { readStored, writeStored } from "@/components/ui/browser-storage";
import type { MeDto } from "@/lib/accounts/schema";

/**
 * Who looks at the page, in the browser. Pages are cached and the same for everybody; this is what makes them somebody's:
 * asked once a page, and only where a cookie says that somebody signed in. All parts of the page read the same state,
 * and other tabs are told of every change.
 */
export type ViewerState =
  /** On the server, and until the first answer. */
  { status: "unknown" } | { status: "out" } | { status: "in"; me: MeDto };

const unknown: ViewerState = { status: "unknown" };
let state: ViewerState = unknown;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

function set(next: ViewerState): void {
  state = next;
  for (const listener of listeners) listener();
}

const lastSeen = "almanac-viewer";

/** Lets other tabs ask anew where somebody else, or nobody, is here now: whoever comes back from a provider says so to none. */
function tellOthers(id: string | null): void {
  if (readStored("localStorage", lastSeen) === id) return;
  writeStored("localStorage", lastSeen, id);
  channel?.postMessage("changed");
}

/** How long the answer may take, milliseconds. */
const timeout = 10_000;

/** Whether a cookie says that somebody signed in: then nobody is "out" before the server has said so. */
export const hasHint = () => /(?:^|;\s*)almanac-signed-in=1/.test(document.cookie);

/** Which request is the newest: what an older one hears is old, and whoever waits for it waits for the newest. */
let turn = 0;

async function ask(): Promise<void> {
  const mine = (turn += 1);
  if (!hasHint()) {
    tellOthers(null);
    return set({ status: "out" });
  }
  try {
    const response = await fetch("/api/me", { signal: AbortSignal.timeout(timeout) });
    const me = response.ok ? ((await response.json()) as MeDto) : undefined;
    if (mine !== turn) return asked;
    if (me) {
      pause = shortestPause;
      tellOthers(me.id);
      // What another account typed leaves the screen, too.
      if (claimDrafts(me.id)) window.location.reload();
      return set({ status: "in", me });
    }
    if (response.status === 401) {
      // The session is over. The cookie goes, so that the next page does not ask again.
      document.cookie = "almanac-signed-in=; Path=/; Max-Age=0";
      tellOthers(null);
      return set({ status: "out" });
    }
  } catch {
    // The server is not reached.
  }
  if (mine !== turn) return asked;
  // Nobody is signed out by that: what is known stays, and it is asked again after a while, or when somebody needs to know.
  asked = undefined;
  if (state === unknown) set({ status: "out" });
  again ??= setTimeout(() => {
    again = undefined;
    pause = Math.min(2 * pause, longestPause);
    void loadViewer();
  }, pause);
}

/** How long after a failure it is asked again, milliseconds: each time later. */
const shortestPause = 2_000;
const longestPause = 60_000;
let pause = shortestPause;
let again: ReturnType<typeof setTimeout> | undefined;

if (typeof window !== "undefined") window.addEventListener("online", () => void loadViewer({ again: true }));

/** Asks who is signed in, once; again when `again` is set (after signing in or out, or a change of the account). */
export function loadViewer({ again = false } = {}): Promise<void> {
  if (again) asked = undefined;
  return (asked ??= ask());
}

/** What is known now, for event handlers. Loads first what is not known yet. */
export async function currentViewer(): Promise<ViewerState> {
  await loadViewer();
  return state;
}

/** What is known at this moment, for a snapshot of a part of it. */
export const viewerNow = (): ViewerState => state;

/** Changes the account's copy in this tab, for example its saved tools, if somebody is signed in. */
export function updateMe(change: (me: MeDto) => MeDto): void {
  if (state.status === "in") set({ status: "in", me: change(state.me) });
}

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("almanac-viewer");
channel?.addEventListener(
  "message",
  ({ data }) => void (data === "left" ? leave() : loadViewer({ again: true })),
);

/** Tells other tabs that somebody signed in, or changed the account, and asks anew in this one. */
export function viewerChanged(): Promise<void> {
  channel?.postMessage("changed");
  return loadViewer({ again: true });
}

/** Tells other tabs that the account is left, or gone: in them nothing is left of what was its. */
export const tellLeft = (): void => channel?.postMessage("left");

/** As {@link tellLeft}, and the same in this tab. Whether another page takes the place of this one. */
export function viewerLeft(): Promise<boolean> {
  tellLeft();
  return leave();
}

/** Forgets what was typed, and leaves pages that are for members, or still show it. */
async function leave(): Promise<boolean> {
  const typed = clearDrafts();
  await loadViewer({ again: true });
  const members = /^\/(dashboard|moderation|admin)(\/|$)/.test(window.location.pathname);
  if (members) window.location.replace("/");
  else if (typed) window.location.reload();
  return members || typed;
}

/** Calls a listener after every change, and asks who is signed in if nobody did yet. Gives what ends it. */
export function subscribeViewer(listener: () => void): () => void {
  listeners.add(listener);
  void loadViewer();
  return () => listeners.delete(listener);
}

/** Who looks at the page. The first render is the same as the server's. */
export function useViewer(): ViewerState {
  return useSyncExternalStore(
    subscribeViewer,
    () => state,
    () => unknown,
  );
}

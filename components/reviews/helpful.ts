import { useCallback, useSyncExternalStore } from "react";
import { askToSignIn } from "@/components/auth/ask-to-sign-in";
import { toast } from "@/components/ui/toast";
import { currentViewer, subscribeViewer, viewerNow } from "@/components/viewer/viewer-store";
import { confirmVotes, newerVotes, showVotes } from "@/components/votes/vote-counts";
import { call, CallError } from "@/lib/platform/http/client";
import type { listMyHelpfulApi, markHelpfulApi, unmarkHelpfulApi } from "@/lib/reviews/api";

/** The viewer's own review, or whether they found another one helpful. */
type Mark = "own" | "helpful" | "none";

/** Of whom and which tool the marks are. */
let asked: string | undefined;
let marks = new Map<string, Mark>();
const listeners = new Set<() => void>();
/** Calls that have not been answered: a second click in the meantime does nothing. */
const running = new Set<string>();

function setMark(id: string, mark: Mark): void {
  marks.set(id, mark);
  for (const listener of listeners) listener();
}

/** Asks once for each viewer and tool which reviews they found helpful. */
async function ask(toolId: string): Promise<void> {
  const viewer = viewerNow();
  const key = viewer.status === "in" ? `${viewer.me.id} ${toolId}` : undefined;
  if (asked === key) return;
  asked = key;
  marks = new Map();
  for (const listener of listeners) listener();
  if (!key) return;
  try {
    const { reviews, own } = await call<typeof listMyHelpfulApi>("GET", "/api/me/helpful", {
      query: { toolId },
    });
    if (asked !== key) return;
    // What was clicked meanwhile is newer.
    const found = reviews.map((id) => [id, "helpful"] as const);
    marks = new Map([...found, ...(own ? [[own, "own"] as const] : []), ...marks]);
    for (const listener of listeners) listener();
  } catch {
    // Nothing is marked then; the server counts once all the same.
    if (asked === key) asked = undefined;
  }
}

/** What a review is to whoever looks. The first render is the same for everybody. */
export function useMark(toolId: string, id: string): Mark {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const leave = subscribeViewer(() => void ask(toolId));
      void ask(toolId);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    [toolId],
  );
  return useSyncExternalStore(
    subscribe,
    () => marks.get(id) ?? "none",
    () => "none",
  );
}

/** Says that a review helped, or takes that back: shown at once, and taken back when the server refuses. */
export async function toggleHelpful(id: string, shown: number): Promise<void> {
  if (running.has(id)) return;
  running.add(id);
  try {
    const on = marks.get(id) !== "helpful";
    if ((await currentViewer()).status !== "in") return askToSignIn("Please sign in to say what helped you.");
    const before = newerVotes(id);
    setMark(id, on ? "helpful" : "none");
    showVotes(id, Math.max(0, shown + (on ? 1 : -1)));
    try {
      const input = { params: { id } };
      const path = "/api/reviews/{id}/helpful";
      const { helpful, isHelpful } = await (on
        ? call<typeof markHelpfulApi>("PUT", path, input)
        : call<typeof unmarkHelpfulApi>("DELETE", path, input));
      setMark(id, isHelpful ? "helpful" : "none");
      confirmVotes(id, helpful);
    } catch (reason) {
      setMark(id, on ? "none" : "helpful");
      showVotes(id, before);
      toast.error("That could not be saved.", reason instanceof CallError ? reason.message : undefined);
    }
  } finally {
    running.delete(id);
  }
}

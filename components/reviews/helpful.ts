import { useCallback, useSyncExternalStore } from "react";
import { toast } from "@/components/ui/toast";
import { subscribeViewer, viewerNow } from "@/components/viewer/viewer-store";
import { toggle } from "@/components/votes/switch";
import { confirmVotes } from "@/components/votes/vote-counts";
import { call, messageOf } from "@/lib/platform/http/client";
import type { listMyHelpfulApi, markHelpfulApi, unmarkHelpfulApi } from "@/lib/reviews/api";

/** The viewer's own review, or whether they found another one helpful. */
type Mark = "own" | "helpful" | "none";

/** Of whom and which tool the marks are. */
let asked: string | undefined;
let marks = new Map<string, Mark>();
const listeners = new Set<() => void>();

/** Whose a review is does not change: a click that came before it was known is refused, and leaves it so. */
function setMark(id: string, mark: Mark): void {
  if (marks.get(id) === "own") return;
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
    // What was clicked meanwhile is newer, unless it was one's own.
    const found = reviews.map((id) => [id, "helpful"] as const);
    marks = new Map([...found, ...marks, ...(own ? [[own, "own"] as const] : [])]);
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

/** Says that a review helped, or takes that back. `shown` is the count that the button shows. */
export const toggleHelpful = (id: string, shown: number): Promise<void> =>
  toggle({
    key: id,
    isOn: () => marks.get(id) === "helpful",
    setOn: (on) => setMark(id, on ? "helpful" : "none"),
    count: { id, shown },
    signedOut: ["Please sign in to say what helped you."],
    async change(on) {
      const input = { params: { id } };
      const path = "/api/reviews/{id}/helpful";
      const { helpful, isHelpful } = await (on
        ? call<typeof markHelpfulApi>("PUT", path, input)
        : call<typeof unmarkHelpfulApi>("DELETE", path, input));
      setMark(id, isHelpful ? "helpful" : "none");
      confirmVotes(id, helpful);
    },
    failed: (reason) => toast.error("That could not be saved.", messageOf(reason)),
  });

import { useCallback, useSyncExternalStore } from "react";
import { subscribeViewer, viewerNow } from "@/components/viewer/viewer-store";
import type { listMyHelpfulApi } from "@/lib/reviews/api";

/** The viewer's own review, or whether they found another one helpful. */
type Mark = "own" | "helpful" | "none";

/** Of whom and which tool the marks are. */
let asked: string | undefined;
let marks = new Map<string, Mark>();
const listeners = new Set<() => void>();
/** Marks a review in this tab. */
export function setMark(id: string, mark: Mark): void {
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
    const { call } = await import("@/lib/platform/http/client");
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

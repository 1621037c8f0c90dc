import { useRef, useSyncExternalStore } from "react";
import { askToSignIn } from "@/components/auth/ask-to-sign-in";
import { toast } from "@/components/ui/toast";
import { currentViewer, loadViewer, updateMe, useViewer } from "@/components/viewer/viewer-store";
import type { subscribeLaunchApi, unsubscribeLaunchApi } from "@/lib/engagement/launches/api";
import { call, CallError } from "@/lib/platform/http/client";
import { isToolId } from "@/lib/tools/utils";

const address = "/api/me/launches/{toolId}";

/**
 * Whether somebody waits for a tool's launch, how many do, and what changes the first.
 *
 * @param subscribers how many did when the page was made
 * @param waits whether whoever it was made for did
 */
export function useLaunch(id: string, subscribers: number, waits = false) {
  const viewer = useViewer();
  const count = useSubscribers(id, subscribers);
  const busy = useRef(false);
  const subscribed = viewer.status === "in" ? viewer.me.subscribedTools.includes(id) : waits;

  async function toggle() {
    if (busy.current) return;
    if (!isToolId(id)) return toast.error("Invalid tool ID for saving.");
    busy.current = true;
    try {
      const now = await currentViewer();
      if (now.status !== "in") return askToSignIn("Please sign in to save tools.");
      // What the button showed is what was clicked.
      if (now.me.subscribedTools.includes(id) === subscribed) await change(subscribed);
    } finally {
      busy.current = false;
    }
  }

  async function change(was: boolean) {
    noteLaunch({ toolId: id, subscribed: !was, subscribers: Math.max(0, count + (was ? -1 : 1)) });
    const input = { params: { toolId: id } };
    try {
      const answer = await (was
        ? call<typeof unsubscribeLaunchApi>("DELETE", address, input)
        : call<typeof subscribeLaunchApi>("PUT", address, input));
      shareLaunch({ toolId: id, subscribed: answer.subscribed, subscribers: answer.subscribers });
    } catch (reason) {
      noteLaunch({ toolId: id, subscribed: was, subscribers: count });
      const sentence = reason instanceof CallError && reason.status > 0 ? reason.message : undefined;
      toast.error("Failed to update saved tools.", sentence);
      // The session may be over, or the answer lost on its way: what is so is asked again.
      await loadViewer({ again: true });
    }
  }

  return { subscribed, count, toggle };
}

/** How many wait for a tool, as the server said last; of a tool that it has not said anything of since, the page knows. */
const counts = new Map<string, number>();
const listeners = new Set<() => void>();

type LaunchChange = { toolId: string; subscribed: boolean; subscribers: number };

/** Notes in this tab whether the account waits for a tool, and how many do. */
function noteLaunch({ toolId, subscribed, subscribers }: LaunchChange): void {
  counts.set(toolId, subscribers);
  updateMe((me) => ({
    ...me,
    subscribedTools: [...(subscribed ? [toolId] : []), ...me.subscribedTools.filter((id) => id !== toolId)],
  }));
  for (const listener of listeners) listener();
}

const channel =
  typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("almanac-launches");
channel?.addEventListener("message", ({ data }: MessageEvent<LaunchChange>) => noteLaunch(data));

/** Notes what the server confirmed, in this tab and in the others. */
function shareLaunch(change: LaunchChange): void {
  noteLaunch(change);
  channel?.postMessage(change);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many wait for a tool; `known` is what the page was made with. */
function useSubscribers(toolId: string, known: number): number {
  return useSyncExternalStore(
    subscribe,
    () => counts.get(toolId) ?? known,
    () => known,
  );
}

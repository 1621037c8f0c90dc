import { useSyncExternalStore } from "react";
import { updateMe } from "@/components/viewer/viewer-store";

/** How many wait for a tool, as the server said last; of a tool that it has not said anything of since, the page knows. */
const counts = new Map<string, number>();
const listeners = new Set<() => void>();

export type LaunchChange = { toolId: string; subscribed: boolean; subscribers: number };

/** Notes in this tab whether the account waits for a tool, and how many do. */
export function noteLaunch({ toolId, subscribed, subscribers }: LaunchChange): void {
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
export function shareLaunch(change: LaunchChange): void {
  noteLaunch(change);
  channel?.postMessage(change);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many wait for a tool; `known` is what the page was made with. */
export function useSubscribers(toolId: string, known: number): number {
  return useSyncExternalStore(
    subscribe,
    () => counts.get(toolId) ?? known,
    () => known,
  );
}

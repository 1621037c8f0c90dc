"use client";

import { useRef, useSyncExternalStore } from "react";
import { askToSignIn } from "@/components/auth/ask-to-sign-in";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";
import { bell, bellRing } from "@/components/ui/late-icon-paths";
import { currentViewer, loadViewer, updateMe, useViewer } from "@/components/viewer/viewer-store";
import type { subscribeLaunchApi, unsubscribeLaunchApi } from "@/lib/engagement/launches/api";
import { call, sentenceOf } from "@/lib/platform/http/client";
import { counted, isToolId } from "@/lib/tools/utils";

const address = "/api/me/launches/{toolId}";

/** Asks to be told of a tool's launch, or takes that back, and shows how many wait for it. */
export function GetNotified({
  id,
  name,
  subscribers,
  prominent = false,
}: {
  id: string;
  name: string;
  subscribers: number;
  /** Whether it is the first thing to do on its page. */
  prominent?: boolean;
}) {
  const [subscribed, count, toggle] = useLaunch(id, subscribers);
  return (
    <>
      <button
        type="button"
        aria-pressed={subscribed}
        onClick={() => void toggle()}
        className={`relative z-1 inline-flex h-11 items-center justify-center gap-2 rounded-md border px-4 text-sm font-medium transition-colors noscript:hidden ${
          prominent ? "max-sm:flex-1" : "sm:h-9"
        } ${
          subscribed
            ? "border-primary text-primary-text bg-[color-mix(in_srgb,var(--primary)_10%,transparent)]"
            : prominent
              ? "bg-primary text-on-primary border-transparent hover:bg-[color-mix(in_srgb,var(--primary)_88%,var(--foreground))]"
              : "border-border-strong bg-background text-foreground hover:bg-surface-2"
        }`}
      >
        <Icon path={subscribed ? bellRing : bell} className="size-4" />
        {subscribed ? "Subscribed" : "Get Notified"}
        <span className="sr-only">{`${subscribed ? "to" : "of"} the launch of ${name}`}</span>
      </button>
      <span>{counted(count, "subscriber")}</span>
    </>
  );
}

/**
 * Whether somebody waits for a tool's launch, how many do, and what changes the first.
 *
 * @param subscribers how many did when the page was made
 * @param waits whether whoever it was made for did
 */
export function useLaunch(id: string, subscribers: number, waits = false) {
  const viewer = useViewer();
  const count = useSyncExternalStore(
    subscribe,
    () => counts.get(id) ?? subscribers,
    () => subscribers,
  );
  const busy = useRef(false);
  const subscribed = viewer.status === "in" ? viewer.me.subscribedTools.includes(id) : waits;

  async function toggle() {
    if (busy.current) return;
    if (!isToolId(id)) return toast.error("Invalid tool ID for saving.");
    busy.current = true;
    try {
      const now = await currentViewer();
      if (now.status !== "in")
        return askToSignIn("Please sign in to save tools.", "Then you are told when this one launches.");
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
      shareLaunch({ toolId: id, ...answer });
    } catch (reason) {
      noteLaunch({ toolId: id, subscribed: was, subscribers: count });
      toast.error("Failed to update launch notifications.", sentenceOf(reason));
      // The session may be over, or the answer lost on its way: what is so is asked again.
      await loadViewer({ again: true });
    }
  }

  return [subscribed, count, toggle] as const;
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
    subscribedTools: me.subscribedTools.filter((id) => id !== toolId).concat(subscribed ? toolId : []),
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

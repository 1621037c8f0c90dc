"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";
import { bell, bellRing } from "@/components/ui/late-icon-paths";
import { subscribeViewer, viewerNow } from "@/components/viewer/viewer-store";
import { isOnList } from "@/components/votes/own-lists";
import { onList, toggle } from "@/components/votes/switch";
import { tellWaiting } from "@/components/votes/tell-waiting";
import { useVotes } from "@/components/votes/vote-counts";
import { announce } from "@/components/votes/vote-events";
import type { subscribeLaunchApi, unsubscribeLaunchApi } from "@/lib/engagement/launches/api";
import { call, sentenceOf } from "@/lib/platform/http/client";
import { counted, isToolId } from "@/lib/tools/utils";

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
  const [subscribed, count, toggleLaunch] = useLaunch(id, subscribers);
  return (
    <>
      <button
        type="button"
        aria-pressed={subscribed}
        onClick={() => void toggleLaunch()}
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
  // A tool that is still to come has votes as well.
  const counter = `launch ${id}`;
  const shown = useVotes(counter, subscribers);
  const isOn = () => (viewerNow().status === "in" ? isOnList("subscribedTools", id) : waits);
  const subscribed = useSyncExternalStore(subscribeViewer, isOn, () => waits);

  async function toggleLaunch() {
    if (!isToolId(id)) return toast.error("Invalid tool ID for saving.");
    await toggle({
      ...onList("subscribedTools", id),
      isOn,
      count: { id: counter, shown },
      signedOut: ["Please sign in to save tools.", "Then you are told when this one launches."],
      async change(wanted) {
        const path = "/api/me/launches/{toolId}";
        const input = { params: { toolId: id } };
        const { subscribed: on, subscribers: count } = await (wanted
          ? call<typeof subscribeLaunchApi>("PUT", path, input)
          : call<typeof unsubscribeLaunchApi>("DELETE", path, input));
        announce({ list: "subscribedTools", toolId: id, on, count, counter });
        const viewer = viewerNow();
        if (on && viewer.status === "in" && !viewer.me.counts)
          tellWaiting("You are subscribed", "You are told of its launch");
      },
      failed: (reason) => toast.error("Failed to update launch notifications.", sentenceOf(reason)),
    });
  }

  return [subscribed, shown, toggleLaunch] as const;
}

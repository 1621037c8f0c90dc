"use client";

import { useLaunch } from "@/components/lists/use-launch";
import { Icon } from "@/components/ui/icon";
import { bell, bellRing } from "@/components/ui/tool-icon-paths";
import { counted } from "@/lib/tools/utils";

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
  const { subscribed, count, toggle } = useLaunch(id, subscribers);
  return (
    <>
      <button
        type="button"
        aria-pressed={subscribed}
        onClick={() => void toggle()}
        className={`relative z-1 inline-flex h-11 items-center justify-center gap-2 rounded-md border px-4 text-sm font-medium transition-colors duration-150 ${
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
        <span className="sr-only">
          {subscribed ? `to the launch of ${name}` : `of the launch of ${name}`}
        </span>
      </button>
      <span>{counted(count, "subscriber")}</span>
    </>
  );
}

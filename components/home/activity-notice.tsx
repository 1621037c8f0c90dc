"use client";

import { X } from "lucide-react";
import { useEffect, useState } from "react";
import type { ActivityDto } from "@/lib/activity/schema";

/** A notice every eight seconds, there for five. */
const every = 8_000;
const shownFor = 5_000;

const sentences: Record<ActivityDto["type"], (tool: ActivityDto["tool"]) => string> = {
  upvote: () => "was upvoted",
  launch: ({ category }) => `launched in ${category}`,
  review: () => "has a new review",
};

/** How long ago something was, in the largest unit that fits. */
export function timeAgo(since: number, now: number): string {
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  const minutes = Math.max(0, Math.round((now - since) / 60_000));
  if (minutes < 1) return "just now";
  if (minutes < 60) return format.format(-minutes, "minute");
  if (minutes < 24 * 60) return format.format(-Math.round(minutes / 60), "hour");
  return format.format(-Math.round(minutes / (24 * 60)), "day");
}

/** Shows one event after the other. It waits while somebody points at it, has the focus in it, or looks elsewhere. */
export function ActivityNotice({ events, onDismiss }: { events: ActivityDto[]; onDismiss: () => void }) {
  const [turn, setTurn] = useState(0);
  const [shown, setShown] = useState(false);
  const [held, setHeld] = useState(false);
  const [hidden, setHidden] = useState(() => document.hidden);
  const waits = held || hidden;

  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);

  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(
      () => {
        if (shown) setTurn((before) => before + 1);
        setShown(!shown);
      },
      shown ? shownFor : every - shownFor,
    );
    return () => clearTimeout(timer);
  }, [shown, waits]);

  const event = events[turn % events.length];
  if (!shown || !event) return null;
  const { tool, type, createdAt } = event;
  return (
    <section
      aria-label="Recent activity"
      // Silent while it changes by itself; what somebody has stopped at may be read out.
      aria-live={held ? "polite" : "off"}
      className="fixed bottom-4 left-4 z-30 flex w-80 animate-in items-center gap-3 rounded-lg border border-border bg-background p-3 shadow-float"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHeld(currentTarget.contains(relatedTarget))}
      onKeyDown={({ key }) => key === "Escape" && onDismiss()}
    >
      <img
        src={tool.logo}
        alt=""
        width={36}
        height={36}
        className="size-9 shrink-0 rounded-md border border-border bg-surface object-contain"
      />
      <p className="min-w-0 flex-1 text-sm">
        <a href={`/ai-tools/${tool.slug}`} className="font-semibold hover:underline">
          {tool.name}
        </a>{" "}
        {sentences[type](tool)}
        <span className="block text-xs text-muted">{timeAgo(Date.parse(createdAt), Date.now())}</span>
      </p>
      <button
        type="button"
        aria-label="Hide activity"
        className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-surface-2 hover:text-foreground"
        onClick={onDismiss}
      >
        <X aria-hidden strokeWidth={1.75} className="size-4" />
      </button>
    </section>
  );
}

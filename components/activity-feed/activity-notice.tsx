import { useEffect, useRef, useState } from "react";
import { hasRoom } from "@/components/activity-feed/has-room";
import { timeAgo } from "@/components/home/time-ago";
import { Logo } from "@/components/tools/logo";
import { cross, Icon } from "@/components/ui/icon";
import type { listActivityApi } from "@/lib/activity-feed/api";
import type { ActivityDto } from "@/lib/activity-feed/schema";
import { call } from "@/lib/platform/http/client";

/** A notice every eight seconds, there for five. */
const every = 8_000;
const shownFor = 5_000;

/** How often it is looked whether it is still in nobody's way; at once while the page is moved. */
const lookEvery = 250;
const moves = ["scroll", "resize"];

const sentences: Record<ActivityDto["type"], (tool: ActivityDto["tool"]) => string> = {
  upvote: () => "was upvoted",
  launch: ({ category }) => `was added to ${category}`,
  review: () => "has a new review",
};

/**
 * Shows one event after the other. It waits while somebody points at it, has the focus in it, looks elsewhere or is busy
 * with a form, a dialog or an answer, and goes as soon as it would lie over something that can be pressed.
 */
export function ActivityNotice({ onDismiss }: { onDismiss: () => void }) {
  const [events, setEvents] = useState<ActivityDto[]>([]);
  const [turn, setTurn] = useState(0);
  /** How often it was looked for room: the next time is counted from the last. */
  const [tried, setTry] = useState(0);
  /** When the notice came, or nothing while none is there. */
  const [shown, setShown] = useState<number>();
  const [held, setHeld] = useState(false);
  const [hidden, setHidden] = useState(() => document.hidden);
  const waits = held || hidden || events.length === 0;
  const notice = useRef<HTMLElement>(null);

  useEffect(() => {
    const gone = new AbortController();
    // Without an answer there is nothing to show.
    call<typeof listActivityApi>("GET", "/api/activity", gone).then(setEvents, () => {});
    return () => gone.abort();
  }, []);

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
        setShown(shown || !hasRoom(notice.current) ? undefined : Date.now());
        setTry((before) => before + 1);
      },
      shown ? shownFor : every - shownFor,
    );
    return () => clearTimeout(timer);
  }, [shown, waits, tried]);

  useEffect(() => {
    if (!shown) return;
    const look = () => {
      if (hasRoom(notice.current)) return;
      setShown(undefined);
      setHeld(false);
    };
    const options = { passive: true, capture: true };
    const timer = setInterval(look, lookEvery);
    for (const event of moves) window.addEventListener(event, look, options);
    return () => {
      clearInterval(timer);
      for (const event of moves) window.removeEventListener(event, look, options);
    };
  }, [shown]);

  const event = events[turn % events.length];
  if (!shown || !event) return null;
  const { tool, type, createdAt } = event;
  return (
    <section
      ref={notice}
      aria-label="Recent activity"
      // Silent while it changes by itself; what somebody has stopped at may be read out.
      aria-live={held ? "polite" : "off"}
      className="animate-in border-border bg-background shadow-float fixed bottom-[calc(16px+var(--foot))] left-4 z-30 flex min-h-17 w-80 items-center gap-3 rounded-lg border p-3"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHeld(currentTarget.contains(relatedTarget))}
      onKeyDown={({ key }) => key === "Escape" && onDismiss()}
    >
      <Logo src={tool.logo} size={36} className="size-9 shrink-0 rounded-md" />
      <p className="min-w-0 flex-1 text-sm">
        <a href={`/ai-tools/${tool.slug}`} className="font-semibold hover:underline">
          {tool.name}
        </a>{" "}
        {sentences[type](tool)}
        <span className="text-muted block text-xs">{timeAgo(Date.parse(createdAt), shown)}</span>
      </p>
      <button
        type="button"
        aria-label="Hide activity"
        className="text-muted hover:bg-surface-2 hover:text-foreground grid size-8 shrink-0 place-items-center rounded-md"
        onClick={onDismiss}
      >
        <Icon path={cross} className="size-4" />
      </button>
    </section>
  );
}

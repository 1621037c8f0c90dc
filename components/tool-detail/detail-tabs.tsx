"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";

export type DetailTab = { id: string; label: ReactNode; panel: ReactNode };

const tabClasses =
  "flex h-11 shrink-0 items-center gap-1.5 border-b-2 px-3 text-sm font-medium -outline-offset-2 transition-colors border-transparent text-muted hover:text-foreground";
// Links to what is shown anyway have no current one.
const activeClasses =
  "[@media(scripting:enabled)]:border-primary-text [@media(scripting:enabled)]:text-foreground";
const panelClasses = "min-w-0 scroll-mt-24 outline-offset-4 [@media(scripting:none)]:mb-12";
const firstUntilReady = "[@media(scripting:enabled)]:[&:has(~:target)]:hidden";
const othersUntilReady = "[@media(scripting:enabled)]:not-target:hidden";

function subscribe(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

/**
 * Sections of a page of which one is shown; which one stands in the address, as `#pricing`. All are in the page from
 * the start. Without JavaScript they stand below each other, with links to them above; until this component has taken
 * over, style sheets alone show the first one, or the one that the address names, so that nothing jumps.
 */
export function DetailTabs({
  label,
  tabs,
  aside,
}: {
  label: string;
  tabs: DetailTab[];
  /** What stands beside the links, which stay in reach where there is room. */
  aside: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => null,
  );
  const ready = hash !== null;
  const active = tabs.some(({ id }) => id === hash) ? hash : tabs[0]?.id;

  // A link of the page to a section that was hidden until now: the browser looked for it too early.
  useEffect(() => {
    const follow = (event: HashChangeEvent) => {
      const id = window.location.hash.slice(1);
      if (!event.isTrusted || !tabs.some((tab) => tab.id === id)) return;
      // The router hears of it so, and keeps it in the address when it reads the page anew.
      window.history.replaceState(null, "", `#${id}`);
      root.current?.scrollIntoView();
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [tabs]);

  function show(id: string) {
    // Replaced and not pushed: going back leaves the page. The browser itself says nothing of that.
    window.history.replaceState(null, "", `#${id}`);
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    // From the middle of a section to the beginning of the next.
    if (root.current!.getBoundingClientRect().top < 0) root.current!.scrollIntoView();
  }

  function move(event: KeyboardEvent, at: number) {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = event.key === " " ? tabs[at] : to !== undefined && tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    show(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  }

  return (
    <div ref={root} className="min-w-0">
      <div className="border-border bg-background/85 z-20 mb-6 flex items-center border-b backdrop-blur-md sm:sticky sm:top-14 print:hidden">
        <div
          role={ready ? "tablist" : "navigation"}
          aria-label={label}
          className="-mb-px flex shrink-0 [scrollbar-width:none] gap-1 overflow-x-auto max-sm:shrink"
        >
          {tabs.map(({ id, label: text }, i) => (
            <a
              key={id}
              id={`tab-${id}`}
              href={`#${id}`}
              role={ready ? "tab" : undefined}
              aria-selected={ready ? id === active : undefined}
              aria-controls={ready ? id : undefined}
              tabIndex={ready && id !== active ? -1 : undefined}
              onKeyDown={(event) => move(event, i)}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                show(id);
              }}
              className={`${tabClasses} ${id === active ? activeClasses : ""}`}
            >
              {text}
            </a>
          ))}
        </div>
        {aside}
      </div>
      {tabs.map(({ id, panel }, i) => (
        <section
          key={id}
          id={id}
          role={ready ? "tabpanel" : undefined}
          aria-labelledby={`tab-${id}`}
          tabIndex={ready ? 0 : undefined}
          hidden={ready && id !== active}
          className={`${panelClasses} ${ready ? "" : i === 0 ? firstUntilReady : othersUntilReady}`}
        >
          {panel}
        </section>
      ))}
    </div>
  );
}

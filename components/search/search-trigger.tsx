"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";
import { keyHint, navButton } from "@/components/layout/nav-button";
import { searchReach } from "@/components/search/load-search";
import { openSearch } from "@/components/search/open-search";
import { Icon, search } from "@/components/ui/icon";

const never = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** What opens the search dialog: a button of the navigation, or the large field of the home page. */
export function SearchTrigger({ variant }: { variant: "nav" | "hero" }) {
  const hint = useSyncExternalStore(never, isApple, () => false) ? "⌘K" : "Ctrl K";
  return variant === "nav" ? <NavTrigger hint={hint} /> : <HeroTrigger hint={hint} />;
}

function NavTrigger({ hint }: { hint: string }) {
  return (
    <button
      type="button"
      aria-label="Search AI tools"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      {...searchReach}
      onClick={() => openSearch()}
      className={`${navButton} xl:border-border max-sm:hidden xl:flex xl:w-40 xl:items-center xl:gap-2 xl:border xl:px-2.5 xl:text-sm noscript:hidden`}
    >
      <Icon path={search} className="size-[18px] xl:size-4" />
      <span className="hidden xl:inline">Search</span>
      <kbd className={`${keyHint} ml-auto hidden xl:block`}>{hint}</kbd>
    </button>
  );
}

/** A field that is only looked at: the dialog takes what is typed. Without JavaScript it is a form like any other. */
function HeroTrigger({ hint }: { hint: string }) {
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const field = useRef<HTMLInputElement>(null);

  // Who began to type before the page was alive goes on in the dialog.
  useEffect(() => {
    const { current: early } = field;
    if (!early || (early !== document.activeElement && !early.value)) return;
    openSearch(early.value.trim());
    early.value = "";
  }, []);

  return (
    <form
      action="/"
      role="search"
      className="relative w-full"
      onSubmit={(event) => {
        event.preventDefault();
        openSearch();
      }}
    >
      <Icon
        path={search}
        className="text-muted pointer-events-none absolute inset-y-0 left-4 my-auto size-5"
      />
      <input
        ref={field}
        type="search"
        name="q"
        aria-label="Search AI tools"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        placeholder="Search AI tools"
        autoComplete="off"
        enterKeyHint="search"
        readOnly={live}
        {...searchReach}
        onClick={() => openSearch()}
        onKeyDown={(event) => {
          if (event.key.length !== 1 || event.metaKey || event.ctrlKey || event.altKey) return;
          event.preventDefault();
          openSearch(event.key.trim());
        }}
        className="border-input bg-background placeholder:text-muted hover:border-foreground h-15 w-full rounded-lg border pr-24 pl-12 text-lg shadow-[0_1px_2px_rgb(0_0_0/0.05)] transition-colors read-only:cursor-pointer"
      />
      <kbd
        className={`${keyHint} pointer-events-none absolute inset-y-0 right-4 my-auto h-5.5 max-sm:hidden pointer-coarse:hidden noscript:hidden`}
      >
        {hint}
      </kbd>
      <button className="bg-primary text-on-primary absolute inset-y-1.5 right-1.5 hidden rounded-md px-4 font-medium noscript:block">
        Search
      </button>
    </form>
  );
}

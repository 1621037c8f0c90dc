"use client";

import { InPlaceLink } from "@/components/lists/in-place-link";

/** Shows only the rows that differ, or all of them: an address each, so that it works without JavaScript. */
export function DifferencesSwitch({ on, path }: { on: boolean; path: string }) {
  return (
    <InPlaceLink
      href={on ? path : `${path}?differences=true`}
      role="switch"
      aria-checked={on}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
      className="group inline-flex min-h-11 items-center gap-2.5 rounded-md text-sm font-medium lg:min-h-9"
    >
      <span
        aria-hidden
        className="border-input bg-surface-2 group-aria-checked:border-primary group-aria-checked:bg-primary inline-flex h-5 w-9 items-center rounded-full border px-0.5"
      >
        <span className="bg-foreground group-aria-checked:bg-on-primary size-3.5 rounded-full transition-transform duration-150 group-aria-checked:translate-x-4 motion-reduce:transition-none" />
      </span>
      Only differences
    </InPlaceLink>
  );
}

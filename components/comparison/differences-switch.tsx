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
        className="border-input bg-surface-2 group-aria-checked:border-primary-text group-aria-checked:bg-primary-text inline-flex h-6 w-10 shrink-0 items-center rounded-full border"
      >
        <span className="bg-input group-aria-checked:bg-background size-4 translate-x-[3px] rounded-full transition-transform group-aria-checked:translate-x-[19px]" />
      </span>
      Only differences
    </InPlaceLink>
  );
}

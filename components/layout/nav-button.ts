/** As large as a finger, whatever the size of the letters: what these would take is the site's name's. */
export const navButton =
  "grid size-[44px] shrink-0 list-none place-items-center rounded-md text-muted transition-colors hover:bg-surface-2 hover:text-foreground lg:size-9 [&::-webkit-details-marker]:hidden";

/** The name of a key that does the same; of no use where there is no keyboard. */
export const keyHint =
  "tabular rounded-[4px] border border-border bg-surface px-1.5 font-sans text-xs leading-5 text-muted pointer-coarse:hidden";

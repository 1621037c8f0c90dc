/** A square button of the navigation, large enough for a thumb. */
export const navButton =
  "grid size-11 shrink-0 cursor-pointer list-none place-items-center rounded-md text-muted transition-colors duration-150 hover:bg-surface-2 hover:text-foreground lg:size-9 [&::-webkit-details-marker]:hidden";

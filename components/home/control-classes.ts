/** What a control of the toolbar looks like: the same before and after its panel has been loaded. */
export const controlClasses =
  "outline-button h-10 min-w-0 gap-2 px-3 text-sm aria-expanded:bg-surface-2 max-sm:h-11 max-sm:px-2 noscript:hidden";

export const controlIconClasses = "size-4 shrink-0 text-muted";

/**
 * What outlives a change of the home page's view, whose parts may be mounted anew: the focus stays where it was, the
 * Filters panel stays open, the count does not run again. Written by events only.
 */
export const memory: {
  focus?: string;
  /** Whether the list was asked for another view since it was last seen to. */
  moved?: boolean;
  filtersOpen: boolean;
  counted: boolean;
} = {
  filtersOpen: false,
  counted: false,
};

/**
 * Focuses the control that was used last, if the change of views has taken the focus away from it.
 *
 * @returns whether that control is there
 */
export function restoreFocus(): boolean {
  const target = memory.focus ? document.getElementById(memory.focus) : null;
  if (!target) return false;
  memory.focus = undefined;
  const active = document.activeElement;
  if (!active || active === document.body || !active.isConnected) target.focus({ preventScroll: true });
  return true;
}

/** Brings the list's controls into view, if what stood above them has gone and they with it. */
export function bringBack(): void {
  if (!memory.moved) return;
  memory.moved = false;
  const { top, bottom } = document.getElementById("home-filters")?.getBoundingClientRect() ?? {};
  if (top === undefined || bottom === undefined || (top >= 0 && bottom <= innerHeight)) return;
  document.getElementById("tools")?.scrollIntoView();
}

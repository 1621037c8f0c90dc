import { cardAtEdge, findCard, scrollToHeight } from "@/components/tools/list-place";

/**
 * What outlives a change of the home page's view, whose parts may be mounted anew: the focus stays where it was, the
 * Filters panel stays open, the count does not run again. Written by events only.
 */
export const memory: {
  focus?: string;
  /** Whether the list was asked for another view since it was last seen to. */
  moved?: boolean;
  /** Whether the view was asked for by Back or Forward. */
  cameBack?: boolean;
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

const left = "almanacLeft";
/** How far a view was scrolled, and the card that was at the upper edge of the window, where the list had come into it. */
type Left = { scroll: number; card?: { link: string; top: number } };

const grid = () => document.querySelector("#tools .cards");

/**
 * Notes in the tab's history where a view was left for another. The browser's own note is cut to the height of the view that it
 * comes back from.
 */
export function noteScroll(): void {
  const cards = grid();
  const card = cards && cardAtEdge(cards);
  const place: Left = { scroll: scrollY, ...(card && card.top < innerHeight && { card }) };
  history.replaceState({ ...(history.state as object | null), [left]: place }, "");
}

/** On the way back to a view: scrolls to where it was left. A list that was added to finds its place by its cards. */
export function returnToScroll(): void {
  const state = history.state as Record<string, unknown> | null;
  const place = state?.[left] as Left | undefined;
  if (memory.cameBack && place && !state?.almanacList) {
    scrollTo({ top: place.scroll, behavior: "instant" });
    // What stands above the list is made anew, and may have another height until it is drawn.
    const cards = grid();
    const card = place.card && cards && findCard(cards, place.card.link);
    if (place.card && card) scrollToHeight(card, place.card.top);
  }
  memory.cameBack = false;
}

/** Brings the list's controls into view, if what stood above them has gone and they with it. */
export function bringBack(): void {
  if (!memory.moved) return;
  memory.moved = false;
  const { top, bottom } = document.getElementById("home-filters")?.getBoundingClientRect() ?? {};
  if (top === undefined || bottom === undefined || (top >= 0 && bottom <= innerHeight)) return;
  document.getElementById("tools")?.scrollIntoView();
}

import { readStored, writeStored } from "@/components/ui/browser-storage";
import { withQuery } from "@/lib/platform/addresses/utils-query";

/** What somebody had loaded of a list, for the way back to it: all its cards, and which pages of the list they are. */
export type Place<T> = { first: number; last: number; before: number; items: T[] };

/**
 * The card at the upper edge of the window, and how far below that edge it and the grid began; the height of the grid, and of what
 * in it stands above the last page.
 */
type Anchor = { link: string; top: number; grid: number; height: number; above: number };

const key = (kind: "list" | "anchor") => `almanac:${kind}:${location.pathname}${location.search}`;
const mark = "almanacList";

/** Whether this entry of the tab's history is one whose list has been added to; a link to the same address is not. */
const isMarked = () => (history.state as Record<string, unknown> | null)?.[mark] === true;

/** The address of another page of a list. */
export function pageHref(href: string, page: number): string {
  const [path, query] = href.split("?");
  const params = new URLSearchParams(query);
  params.delete("page");
  if (page > 1) params.set("page", String(page));
  params.sort();
  return withQuery(path!, params);
}

const read = <T>(kind: "list" | "anchor") => readStored("sessionStorage", key(kind)) as T | null;
/** Where storage is full or refused, the server's page is what is found on the way back. */
const write = (kind: "list" | "anchor", value: unknown) => writeStored("sessionStorage", key(kind), value);

/**
 * What had been loaded of a list when this place in the tab's history was left; null for a place that is new, and where the
 * address is still that of another list.
 */
export function readPlace<T>(href: string): Place<T> | null {
  if (!isMarked() || pageHref(location.pathname + location.search, 1) !== pageHref(href, 1)) return null;
  return read<Place<T>>("list");
}

/** Takes off what was kept under the present address, which the list is about to leave. */
function forget(): void {
  write("list", null);
  write("anchor", null);
}

/** Writes how far the list has been loaded into the address, and keeps its cards for the way back. */
export function keepPlace<T>(place: Place<T>, href: string): void {
  forget();
  history.replaceState({ ...(history.state as object | null), [mark]: true }, "", href);
  // The browser would scroll before the cards are back.
  history.scrollRestoration = "manual";
  write("list", place);
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Where a card leads, by which it is found again. */
const linkOf = (card: Element) => card.querySelector("a")?.getAttribute("href") ?? "";

/** The card of a grid that leads somewhere. */
export const findCard = (grid: Element, link: string) =>
  [...grid.children].find((one) => linkOf(one) === link);

/** The card of a grid that is at the upper edge of the window: where it leads, and its height in the window. */
export function cardAtEdge(grid: Element): { link: string; top: number } | undefined {
  const card = [...grid.children].find((one) => one.getBoundingClientRect().bottom > 0);
  return card && { link: linkOf(card), top: topOf(card) };
}

/**
 * Notes which card of a grid is at the upper edge of the window.
 *
 * @param before how many cards stand before the last page that was loaded
 */
export function keepAnchor(grid: HTMLElement, before: number): void {
  if (!isMarked()) return;
  const edge = cardAtEdge(grid);
  const last = grid.children[before];
  if (!edge || !last) return;
  const { top, height } = grid.getBoundingClientRect();
  write("anchor", {
    ...edge,
    grid: top,
    height,
    above: topOf(last) - top,
  } satisfies Anchor);
}

/** What was noted of a grid, and its card that was at the edge. */
function findAnchor(grid: HTMLElement) {
  const anchor = read<Anchor>("anchor");
  return { anchor, card: anchor && findCard(grid, anchor.link) };
}

/**
 * While the page is read, on the way back to a list that was added to: what stands before the server's cards has its room, and
 * the card that was at the window's edge is there again.
 */
export function holdRoom(grid: HTMLElement): void {
  if (!isMarked()) return;
  const { anchor, card } = findAnchor(grid);
  if (!anchor) return;
  const align = () =>
    scrollBy({
      top: card ? topOf(card) - anchor.top : topOf(grid) - anchor.grid,
      behavior: "instant",
    });
  history.scrollRestoration = "manual";
  grid.style.paddingTop = `${anchor.above}px`;
  grid.style.minHeight = `${anchor.height}px`;
  align();
  addEventListener("DOMContentLoaded", align);
}

/** Takes back the room that was held for cards until they are there. */
export function freeRoom(grid: HTMLElement): void {
  grid.style.removeProperty("padding-top");
  grid.style.removeProperty("min-height");
}

/** The cards around the one that is returned to are waited for until nothing moved in so many frames, and no longer than so many. */
const calmFrames = 10;
const mostFrames = 60;

/** Scrolls to where the card that was at the edge is there again. */
export function returnToAnchor(grid: HTMLElement): void {
  if (!isMarked()) return;
  history.scrollRestoration = "manual";
  const { anchor, card } = findAnchor(grid);
  if (anchor && card) scrollToHeight(card, anchor.top);
}

/** Scrolls to where a card stands at a height of the window, pixels from its upper edge, until those around it are drawn. */
export function scrollToHeight(card: Element, top: number): void {
  const align = () => scrollBy({ top: topOf(card) - top, behavior: "instant" });
  align();
  // Cards around it get their height when they are drawn, which may take some frames; whoever scrolls by then stays there.
  let frames = mostFrames;
  let calm = calmFrames;
  const settle = () => {
    if (frames-- <= 0 || calm-- <= 0 || !card.isConnected) return;
    if (Math.abs(topOf(card) - top) >= 1) calm = calmFrames;
    align();
    requestAnimationFrame(settle);
  };
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(type, () => (frames = 0), { once: true, passive: true });
  requestAnimationFrame(settle);
}

/**
 * What was loaded, each item as the server has it now where it was asked. What has joined the last page since stands at the
 * end; another page is older than what was loaded after it.
 */
export function mergeItems<T extends { id: string }>(kept: Place<T>, fresh: T[], page: number): T[] {
  const now = new Map(fresh.map((item) => [item.id, item]));
  const known = new Set(kept.items.map(({ id }) => id));
  return [
    ...kept.items.map((item) => now.get(item.id) ?? item),
    ...(page === kept.last ? fresh.filter(({ id }) => !known.has(id)) : []),
  ];
}

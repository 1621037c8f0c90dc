/** Sent on the window to open the search dialog. */
export const searchEvent = "site:search";

/** The text that the dialog was asked for with, until it is opened: what opens it can be alive before it is. */
let asked: string | undefined;

/** Fetches the dialog. Called when it is likely to be wanted, so that it opens at once. */
export const loadSearch = () => import("@/components/layout/search-dialog");

/** Opens the search dialog, with `text` typed already. */
export function openSearch(text = ""): void {
  asked = text;
  window.dispatchEvent(new Event(searchEvent));
}

/** What the dialog was asked for with, once. */
export function takeAsked(): string | undefined {
  const text = asked;
  asked = undefined;
  return text;
}

/** Sent on the window to open the search dialog; its detail is the text to begin with. */
export const searchEvent = "site:search";

/** Fetches the dialog. Called when it is likely to be wanted, so that it opens at once. */
export const loadSearch = () => import("@/components/layout/search-dialog");

/** Opens the search dialog, with `text` typed already. */
export function openSearch(text = ""): void {
  window.dispatchEvent(new CustomEvent(searchEvent, { detail: text }));
}

/** Sent on the window to open the search dialog, or the command menu of the back office. */
export const searchEvent = "site:search";

/**
 * Opens the search dialog, with `text` typed already. The text stays on the document until {@link takeAsked}: whoever asks can
 * be alive before the dialog is.
 */
export function openSearch(text = ""): void {
  document.documentElement.dataset.search = text;
  window.dispatchEvent(new Event(searchEvent));
}

/** What the dialog was asked for with, once. */
export function takeAsked(): string | undefined {
  const { dataset } = document.documentElement;
  const text = dataset.search;
  delete dataset.search;
  return text;
}

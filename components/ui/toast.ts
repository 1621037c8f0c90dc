/** Something that can be done from the toast: "Undo". */
export type ToastAction = { label: string; onClick: () => void };

/** Sent on the window when a toast is on its way, for the place that shows it to get ready. */
export const toastEvent = "site:toast";

/** Loads what shows toasts. Worth calling when one is likely. */
const loadToasts = () => import("sonner");

/** Where what shows toasts cannot be fetched: the words alone, for a while. */
function showPlainly(words: string): void {
  const shown = document.createElement("p");
  shown.role = "alert";
  shown.className = "plain-toast";
  shown.textContent = words;
  document.body.append(shown);
  setTimeout(() => shown.remove(), 20_000);
}

/** Where the tab keeps what the next page is to tell (`kept-toast.ts`). */
export const keptToast = "almanac-toast";

const show =
  (kind: "info" | "success" | "warning" | "error") =>
  (message: string, description?: string, action?: ToastAction): void => {
    window.dispatchEvent(new Event(toastEvent));
    void loadToasts().then(
      ({ toast: shown }) => {
        // One at a time: the new one takes the place of the last.
        shown.dismiss();
        shown[kind](message, { description, action });
      },
      () => showPlainly(message),
    );
  };

/**
 * Tells the visitor something in the corner of the screen. The library behind it is loaded with the first toast, so
 * that pages don't carry it: import this and never the library itself.
 */
export const toast = {
  info: show("info"),
  success: show("success"),
  warning: show("warning"),
  error: show("error"),
  /** That something could not be fetched which was to open. */
  unopened: (name: string) =>
    toast.error(`Failed to open ${name}. Please check your internet connection and try again.`),
  /** Takes away what is shown. */
  dismiss: () =>
    void loadToasts().then(
      ({ toast: shown }) => shown.dismiss(),
      () => {},
    ),
};

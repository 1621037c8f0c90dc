/** Something that can be done from the toast: "Undo". */
export type ToastAction = { label: string; onClick: () => void };

/**
 * Sent on the window when a toast is on its way, for the place that shows it to get ready; and again with the toast's words
 * where what shows toasts cannot be fetched.
 */
export const toastEvent = "site:toast";
const announce = (words?: string) => window.dispatchEvent(new CustomEvent(toastEvent, { detail: words }));

/**
 * Loads what shows toasts. The library and the place of toasts are one import: two would be two files that both have the library in
 * them, and the second would be missing where the network goes after the first.
 */
export const loadToasts = () => import("@/components/layout/toaster-view");

const show =
  (kind: "info" | "success" | "warning" | "error") =>
  (message: string, description?: string, action?: ToastAction): void => {
    announce();
    void loadToasts().then(
      ({ toast: shown }) => {
        // One at a time: the new one takes the place of the last.
        shown.dismiss();
        shown[kind](message, { description, action });
      },
      () => announce(message),
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
  dismiss: () => {
    announce();
    void loadToasts().then(
      ({ toast: shown }) => shown.dismiss(),
      () => {},
    );
  },
};

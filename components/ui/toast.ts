type Kind = "success" | "error" | "info" | "warning" | "message";
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

async function show(kind: Kind, message: string, description?: string, action?: ToastAction): Promise<void> {
  window.dispatchEvent(new Event(toastEvent));
  const loaded = await loadToasts().catch(() => {});
  if (!loaded) return showPlainly(message);
  const { toast } = loaded;
  // One at a time: the new one takes the place of the last.
  toast.dismiss();
  toast[kind](message, { description, action });
}

/**
 * Tells the visitor something in the corner of the screen. The library behind it is loaded with the first toast, so
 * that pages don't carry it: import this and never the library itself.
 */
export const toast = {
  message: (message: string, description?: string) => void show("message", message, description),
  info: (message: string, description?: string, action?: ToastAction) =>
    void show("info", message, description, action),
  success: (message: string, description?: string, action?: ToastAction) =>
    void show("success", message, description, action),
  warning: (message: string, description?: string) => void show("warning", message, description),
  error: (message: string, description?: string, action?: ToastAction) =>
    void show("error", message, description, action),
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

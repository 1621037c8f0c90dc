import { useEffect } from "react";

/** Asks for the Back button and gesture of Android; what lacks it leaves the page with them. TypeScript does not know it yet. */
declare const CloseWatcher: (new () => { onclose: (() => void) | null; destroy: () => void }) | undefined;

/** While it is there, Back on Android is what Escape is: it closes the innermost of what is open, or asks first. */
export function BackButton() {
  useEffect(() => {
    if (typeof CloseWatcher === "undefined") return;
    const open = () => {
      const watcher = new CloseWatcher();
      watcher.onclose = () => {
        // Each asks once, and what was pressed may leave it open.
        current = open();
        const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
        (document.activeElement ?? document.body).dispatchEvent(escape);
      };
      return watcher;
    };
    let current = open();
    return () => current.destroy();
  }, []);
  return null;
}

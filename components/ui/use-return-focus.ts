import { useRef } from "react";
import { findOpener } from "@/components/ui/opener";

type Handlers = { onOpenAutoFocus?: (event: Event) => void; onCloseAutoFocus?: (event: Event) => void };

/** Radix selects all of the field that it focuses first, and the next key would replace it. */
function enterAtItsEnd(): void {
  const field = document.activeElement;
  // A field for an e-mail address has no selection that could be read.
  if (field instanceof HTMLInputElement && field.selectionStart !== null)
    field.setSelectionRange(field.value.length, field.value.length);
}

/**
 * Gives the focus back to where it was when a dialog opened. Radix does so for a dialog that its trigger opened only,
 * and many are opened by something else.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: Handlers): Required<Handlers> {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = findOpener();
      onOpenAutoFocus?.(event);
      if (!event.defaultPrevented) queueMicrotask(enterAtItsEnd);
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event);
      const target = opener.current;
      if (event.defaultPrevented || !(target instanceof HTMLElement) || target === document.body) return;
      event.preventDefault();
      target.focus({ preventScroll: true });
    },
  };
}

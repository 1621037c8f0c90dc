/** What was pressed last; undefined once a key has been. */
let pressed: Element | null | undefined;

if (typeof document !== "undefined") {
  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest("a, button, summary") : undefined;
  };
  document.addEventListener("click", press, true);
  document.addEventListener("keydown", () => (pressed = undefined), true);
}

/**
 * What a dialog is opened from, and where the focus goes when it is closed: what has the focus, or, as Safari gives none to a
 * button that is clicked, the button.
 */
export function findOpener(): Element | null {
  const { activeElement } = document;
  return pressed && activeElement?.contains(pressed) ? pressed : activeElement;
}

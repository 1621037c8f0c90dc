import { useLayoutEffect, useRef } from "react";

/**
 * What stands where a part of a page could not be loaded, with the way to try again. Where that was chosen and the part comes, the
 * focus stays at its place. Tool pages carry it along, so its button is spelt out.
 */
export function NotLoaded({
  retry,
  pending = false,
  children,
}: {
  retry: () => void;
  /** Whether it is being tried again. */
  pending?: boolean;
  children: string;
}) {
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = alert.current;
    return () => {
      const place = element?.parentElement;
      if (!place || !element.contains(document.activeElement)) return;
      place.setAttribute("tabindex", "-1");
      place.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={alert} role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p>{children}</p>
      <button
        type="button"
        className="outline-button h-9 px-4 aria-disabled:opacity-50 max-sm:h-11"
        aria-disabled={pending}
        onClick={() => !pending && retry()}
      >
        Try again
      </button>
    </div>
  );
}

import { usePathname } from "next/navigation";
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { SmallLogo } from "@/components/comparison/small-logo";
import { CompareLink } from "@/components/comparison/compare-link";
import {
  type Chosen,
  clearChosen,
  toggleChosen,
  useChosen,
  useSaid,
} from "@/components/comparison/tray-store";
import { keyHint } from "@/components/layout/nav-button";
import { Button } from "@/components/ui/button";
import { cross, Icon } from "@/components/ui/icon";
import { comparisonPath } from "@/lib/tools/comparison/utils-address";

/** Where tools are chosen or looked at. Elsewhere somebody reads, and the tray is small until it is asked for. */
const choosing =
  /^\/(?:$|category|categories|tasks|ai-tools|alternatives|compare|top-products|trending|latest-launches|upcoming|ranking|dashboard)(?:\/|$)/;

/** Tells the page how much room the tray takes at the bottom (`--tray-space`), so that it covers nothing. */
function useTraySpace(shown: boolean, small: boolean) {
  const tray = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = tray.current;
    if (!shown || !element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--tray-space", `${element.offsetHeight}px`));
    // Its padding changes with the bar below it.
    observer.observe(element, { box: "border-box" });
    return () => {
      observer.disconnect();
      style.removeProperty("--tray-space");
    };
  }, [shown, small]);
  return tray;
}

/** Alt+C leads from a card to the tray at the end of the page, and back: between them lie all the other cards. */
function useTrayKey(tray: RefObject<HTMLElement | null>, shown: boolean) {
  useEffect(() => {
    if (!shown) return;
    let from: Element | null = null;
    const go = (event: KeyboardEvent) => {
      // By its place on the keyboard: with Alt it writes another letter on some.
      if (event.code !== "KeyC" || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Where somebody types it writes a letter, and an open dialog keeps the focus.
      const place = document.activeElement;
      if (place?.matches("input, textarea, select, [contenteditable=true], [role=dialog] *")) return;
      const isInside = tray.current?.contains(document.activeElement);
      const find = (what: string) => tray.current?.querySelector(what);
      const to = isInside ? from : (find("a[href]") ?? find("button"));
      if (!(to instanceof HTMLElement)) return;
      event.preventDefault();
      if (!isInside) from = document.activeElement;
      to.focus();
    };
    document.addEventListener("keydown", go);
    return () => document.removeEventListener("keydown", go);
  }, [tray, shown]);
}

/** The button that chooses a tool on its card, or what is left of the page. */
const buttonOf = ({ slug }: Chosen) =>
  document.querySelector<HTMLElement>(`.card:has(h3 > a[href="/ai-tools/${slug}"]) > .compare`) ??
  document.getElementById("main");

/**
 * The tools that were chosen to be compared, at the foot of the screen, above what else stands there on a phone.
 * Their comparison itself does without it. On a page to read it is a button that opens it.
 */
export default function Tray() {
  const chosen = useChosen();
  const said = useSaid();
  const path = usePathname();
  // Where tools are chosen the choice stands in the page.
  const here = path === "/compare" || path === comparisonPath(chosen.map(({ slug }) => slug));
  const shown = chosen.length > 0 && !here;
  const [openedOn, setOpenedOn] = useState<string>();
  const small = !choosing.test(path) && openedOn !== path;
  const tray = useTraySpace(shown, small);
  useTrayKey(tray, shown);
  useEffect(() => {
    if (openedOn) tray.current?.focus({ preventScroll: true });
  }, [openedOn, tray]);

  /** Takes tools out, the first of them at this place. The focus goes to the next one, or back to where it was chosen. */
  const takeOut = (change: () => void, at: number, { detail }: MouseEvent) => {
    flushSync(change);
    const left = [...(tray.current?.querySelectorAll<HTMLElement>("li > button") ?? [])];
    // Whoever clicks (`detail` is 0 by keyboard) stays where they look.
    (left[at] ?? left.at(-1) ?? buttonOf(chosen[at]!))?.focus({ preventScroll: detail > 0 });
  };

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {shown && small && (
        <section
          ref={tray}
          aria-label="Tools to compare"
          aria-keyshortcuts="Alt+C"
          className="tray pointer-events-none fixed right-4 bottom-(--bottom-bar) z-30 pb-[max(0.75rem,env(safe-area-inset-bottom)-var(--bottom-bar))] print:hidden"
        >
          <Button
            variant="outline"
            className="shadow-float pointer-events-auto rounded-full max-sm:h-11"
            aria-expanded={false}
            onClick={() => setOpenedOn(path)}
          >
            Compare
            <span className="tabular text-muted">{chosen.length}</span>
            <span className="sr-only">{chosen.length === 1 ? "tool" : "tools"}</span>
          </Button>
        </section>
      )}
      {shown && !small && (
        <section
          ref={tray}
          tabIndex={-1}
          aria-label="Tools to compare"
          aria-keyshortcuts="Alt+C"
          className="tray compare-tray border-border bg-background shadow-float fixed inset-x-0 bottom-(--bottom-bar) z-30 border-t pb-[max(0px,env(safe-area-inset-bottom)-var(--bottom-bar))] print:hidden"
        >
          <div className="container flex flex-wrap items-center justify-between gap-2 py-2">
            <ul className="flex min-w-0 gap-1.5 sm:gap-2">
              {chosen.map((tool, at) => (
                <Choice
                  key={tool.id}
                  tool={tool}
                  onRemove={(event) => takeOut(() => toggleChosen(tool), at, event)}
                />
              ))}
            </ul>
            <div className="ml-auto flex items-center gap-1 sm:gap-2">
              <kbd title="Leads here and back" className={`${keyHint} max-lg:hidden`}>
                Alt C
              </kbd>
              <Button
                variant="ghost"
                className="max-sm:h-11"
                onClick={(event) => takeOut(clearChosen, 0, event)}
              >
                Clear all
              </Button>
              <CompareLink chosen={chosen} />
            </div>
          </div>
        </section>
      )}
    </>
  );
}

/** A chosen tool, which a press takes out. */
function Choice({ tool, onRemove }: { tool: Chosen; onRemove: (event: MouseEvent) => void }) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={`Remove ${tool.name} from the comparison`}
        onClick={onRemove}
        className="border-border hover:bg-surface-2 flex h-11 max-w-44 items-center gap-1 rounded-md border px-1.5 text-sm sm:h-9 sm:gap-2"
      >
        <SmallLogo slug={tool.slug} />
        <span className="truncate max-sm:hidden">{tool.name}</span>
        <Icon path={cross} className="text-muted size-4 shrink-0" />
      </button>
    </li>
  );
}

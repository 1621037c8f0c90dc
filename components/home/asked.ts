const key = "almanacAsked";

/** What suggestions were asked for, the conditions that were taken off, and how far the page was scrolled when one was opened. */
export type Asked = { query: string; without: string[]; top?: number };

/** What was asked for in this entry of the tab's history, to be asked again for who comes back to it. */
export const readAsked = () => (history.state as Record<string, unknown> | null)?.[key] as Asked | undefined;

/** Notes what was asked for; undefined when the answer is closed. */
export function noteAsked(asked: Asked | undefined): void {
  history.replaceState({ ...(history.state as object | null), [key]: asked }, "");
}

/** Scrolls to where the page was left, unless who came back moves on meanwhile. Answers what stops it. */
export function returnTo(top: number, arrived: Promise<boolean>): () => void {
  const moved = new AbortController();
  const stop = () => moved.abort();
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"])
    addEventListener(kind, stop, { passive: true, signal: moved.signal });
  void arrived.then((hasArrived) => {
    if (hasArrived && !moved.signal.aborted) scrollTo({ top, behavior: "instant" });
    stop();
  });
  return stop;
}

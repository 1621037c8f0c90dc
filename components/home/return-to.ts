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

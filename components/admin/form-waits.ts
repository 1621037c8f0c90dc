import { createContext, use, useEffect } from "react";

/** Tells a form that one thing more, or one less, is on its way into it. */
export const FormWaits = createContext<(change: 1 | -1) => void>(() => {});

/** Keeps the form around from being saved while `busy`: what is being uploaded would be missing. */
export function useFormWaits(busy: boolean): void {
  const wait = use(FormWaits);
  useEffect(() => {
    if (!busy) return;
    wait(1);
    return () => wait(-1);
  }, [busy, wait]);
}

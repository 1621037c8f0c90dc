import { createContext, use, useEffect } from "react";
import type { z } from "zod";

/** What a form and its fields tell each other. */
type FormTold = {
  /** Whether it is one of the back office, whose hints are small and whose errors are announced. */
  office?: boolean;
  /** What the fields are called, by their names: each says it itself. */
  labels: Map<string, string>;
  required?: ReadonlySet<string>;
  /** One thing more, or one less, is on its way into the form. */
  wait?: (change: 1 | -1) => void;
};

export const FormContext = createContext<FormTold>({ labels: new Map() });

export function useFormLabel(name: string, label: string) {
  const { labels } = use(FormContext);
  useEffect(() => void labels.set(name, label), [labels, name, label]);
}

/** Keeps the form around from being saved while `busy`: what is being uploaded would be missing. */
export function useFormWaits(busy: boolean): void {
  const { wait } = use(FormContext);
  useEffect(() => {
    if (!busy) return;
    wait?.(1);
    return () => wait?.(-1);
  }, [busy, wait]);
}

export const useIsOffice = () => use(FormContext).office ?? false;

export const useRequired = (name: string) => use(FormContext).required?.has(name) ?? false;

/** The same values with every text and list empty. */
function emptied(value: unknown): unknown {
  if (typeof value === "string") return "";
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
}

/** The names of the fields that a schema does not take empty: those are the required ones. */
export function requiredNames(schema: z.ZodType, values: unknown): Set<string> {
  const { error } = schema.safeParse(emptied(values));
  return new Set(error?.issues.map(({ path }) => path.join(".")));
}

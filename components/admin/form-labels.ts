import { createContext, use, useEffect } from "react";

/** What the fields of a form are called, by their names: each says it itself. */
export const FormLabels = createContext(new Map<string, string>());

/** Says what a field of the form around it is called. */
export function useFormLabel(name: string, label: string) {
  const labels = use(FormLabels);
  useEffect(() => void labels.set(name, label), [labels, name, label]);
}

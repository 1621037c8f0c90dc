import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readStored, writeStored } from "@/components/ui/browser-storage";

const prefix = "almanac:draft:admin:";
const wait = 500;

/** Where an edit began: the fields of the record, and when it was last changed. */
type Start<V> = { since: string | undefined; base: Partial<V> };
type Draft<V> = Partial<Start<V>> & { values?: V };

const keep = (name: string, draft: Draft<FieldValues> | null) => writeStored("sessionStorage", name, draft);

/** What is kept of a record's form, or of that of a new one ("new"), with the title that finds it in the list. */
export type KeptDraft = { id: string; title: string };

/** What is kept of the forms of a kind while none of them is open. */
export function useKeptDrafts(kind: string, isOpen: boolean): KeptDraft[] {
  const [kept, setKept] = useState<KeptDraft[]>([]);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- drafts live in the browser and are first known here
  useEffect(() => setKept(isOpen ? [] : readDrafts(kind)), [kind, isOpen]);
  return kept;
}

function readDrafts(kind: string): KeptDraft[] {
  const begin = `${prefix}${kind}:`;
  try {
    return Object.keys(sessionStorage)
      .filter((name) => name.startsWith(begin))
      .map((name) => {
        const id = name.slice(begin.length);
        const draft = (readStored("sessionStorage", name) ?? {}) as Draft<{ title?: unknown }>;
        const { title } = (id === "new" ? draft.values : draft.base) ?? {};
        return { id, title: typeof title === "string" ? title : "" };
      });
  } catch {
    // The browser keeps nothing.
    return [];
  }
}

/**
 * Keeps what is typed into a form in this tab, so that a lost session, a crash or a reload loses nothing. `restored` is
 * true when a form was opened with an earlier draft in it.
 *
 * @param key which form and record it is
 * @param opened the record that the form was opened with; `start` is the one from which the draft was begun, until
 *   `startFrom` names another
 */
export function useFormDraft<V extends FieldValues, T>(
  key: string,
  form: UseFormReturn<V, unknown, T>,
  opened: Start<V>,
) {
  const [restored, setRestored] = useState(false);
  const start = useRef(opened);
  const name = prefix + key;

  useEffect(() => {
    const draft = readStored("sessionStorage", name) as Draft<V> | null;
    if (draft?.values) {
      // One that an older version of the site kept has no value for what is new.
      form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
      start.current = { since: draft.since, base: draft.base ?? {} };
      // eslint-disable-next-line react-hooks/set-state-in-effect -- the draft lives in the browser and is first known here
      setRestored(true);
    }
    let timer: ReturnType<typeof setTimeout>;
    const { unsubscribe } = form.watch((values) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Back to what the record says: there is nothing to lose.
        if (form.formState.isDirty) keep(name, { values, ...start.current });
        else keep(name, null);
      }, wait);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, name]);

  const forget = () => {
    setRestored(false);
    keep(name, null);
  };
  const startFrom = (next: Start<V>) => {
    start.current = next;
    keep(name, { values: form.getValues(), ...next });
  };
  return { restored, forget, start, startFrom };
}

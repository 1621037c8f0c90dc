import { useEffect, useRef, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";

/**
 * Rows of a form that are put in order by buttons: the focus stays with the row that was moved, and what happened is said.
 *
 * @param nameOf what a row is called in what is said
 */
export function useFieldRows<Row extends object>(name: string, nameOf: (row: Row, at: number) => string) {
  const { control, getValues } = useFormContext();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name });
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  /** Focused after the last row was removed. */
  const fallback = useRef<HTMLInputElement & HTMLButtonElement>(null);
  // The button that is to have the focus once the list has changed.
  const wanted = useRef<string>(undefined);
  const rowAt = (at: number) => nameOf(getValues(`${name}.${at}`) as Row, at);

  useEffect(() => {
    if (!wanted.current) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-do="${wanted.current}"]`);
    wanted.current = undefined;
    (button ?? fallback.current)?.focus();
  }, [fields]);

  function shift(from: number, to: number, what: string) {
    if (to < 0 || to >= fields.length) return;
    wanted.current = `${what}-${to}`;
    setSaid(`${rowAt(from)} is now number ${to + 1} of ${fields.length}.`);
    move(from, to);
  }
  function drop(at: number) {
    wanted.current = `remove-${Math.min(at, fields.length - 2)}`;
    setSaid(`${rowAt(at)} removed.`);
    remove(at);
  }
  /** Without `focusName` the focus stays where it is. */
  function add(row: Row, focusName?: string) {
    const at = (getValues(name) as Row[]).length;
    append(row, focusName ? { focusName: `${name}.${at}.${focusName}` } : { shouldFocus: false });
    setSaid(`${nameOf(row, at)} added as number ${at + 1}.`);
  }
  function putBack(row: Row, at: number) {
    wanted.current = `remove-${at}`;
    setSaid(`${nameOf(row, at)} is back as number ${at + 1}.`);
    insert(at, row, { shouldFocus: false });
  }
  const buttons = (at: number) => ({ at, count: fields.length, shift, drop });
  return { rows: fields as unknown as (Row & { id: string })[], said, list, fallback, add, putBack, buttons };
}

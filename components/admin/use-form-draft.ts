"use client";

import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

const prefix = "admin-draft:";
const wait = 500;

/**
 * Keeps what is typed into a form in this tab, so that a lost session, a crash or a reload loses nothing. `restored` is
 * true when a form was opened with an earlier draft in it.
 *
 * @param key which form and record it is
 */
export function useFormDraft<V extends FieldValues, T>(key: string, form: UseFormReturn<V, unknown, T>) {
  const [restored, setRestored] = useState(false);
  const name = prefix + key;

  useEffect(() => {
    try {
      const kept = sessionStorage.getItem(name);
      if (kept) {
        const values = JSON.parse(kept) as V;
        form.reset(values, { keepDefaultValues: true });
        // eslint-disable-next-line react-hooks/set-state-in-effect -- the draft lives in the browser and is first known here
        setRestored(true);
      }
    } catch {
      // Without storage, or with an unreadable draft, the form is as it was loaded.
    }
    let timer: ReturnType<typeof setTimeout>;
    const { unsubscribe } = form.watch((values) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        try {
          sessionStorage.setItem(name, JSON.stringify(values));
        } catch {
          // Full or forbidden: the form still works.
        }
      }, wait);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, name]);

  const forget = () => {
    setRestored(false);
    try {
      sessionStorage.removeItem(name);
    } catch {
      // There was none.
    }
  };
  return { restored, forget };
}

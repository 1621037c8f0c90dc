import { type RefObject, useEffect, useRef, useState } from "react";
import { CallError, messageOf } from "@/lib/platform/http/client";

type Errors = Record<string, string>;

/** What a failed call says: of fields by their names, or of all of it. */
function sentences(reason: unknown, fields: readonly string[]): { errors: Errors; problem?: string } {
  const issues = reason instanceof CallError ? reason.issues : [];
  const known = issues.filter(({ path }) => fields.includes(path));
  if (known.length === 0) return { errors: {}, problem: messageOf(reason) };
  return { errors: Object.fromEntries(known.toReversed().map(({ path, message }) => [path, message])) };
}

/**
 * The state of a small form: one call at a time, errors beside the fields that they are about, the first of them
 * focused. What was typed is the form's own and survives a failure.
 */
export function useSubmit<Name extends string>(
  ...fields: Name[]
): {
  busy: boolean;
  errors: Errors;
  /** What a field is called, and what is wrong with it. */
  field: (name: Name) => { name: Name; error?: string };
  /** What stands in the fields. */
  typed: () => Record<Name, string>;
  /** What went wrong when it is about no field. */
  problem?: string;
  form: RefObject<HTMLFormElement | null>;
  /** Whether the call succeeded. */
  submit: (run: () => Promise<unknown>) => Promise<boolean>;
} {
  const [state, setState] = useState<{ busy: boolean; errors: Errors; problem?: string }>({
    busy: false,
    errors: {},
  });
  const running = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [state.errors]);

  async function submit(run: () => Promise<unknown>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setState({ busy: true, errors: {} });
    try {
      await run();
      setState({ busy: false, errors: {} });
      return true;
    } catch (reason) {
      setState({ busy: false, ...sentences(reason, fields) });
      return false;
    } finally {
      running.current = false;
    }
  }
  return {
    ...state,
    field: (name) => ({ name, error: state.errors[name] }),
    typed: () => Object.fromEntries(new FormData(form.current!)) as Record<Name, string>,
    form,
    submit,
  };
}

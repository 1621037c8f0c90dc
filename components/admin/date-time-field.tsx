import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { Field } from "@/components/forms/fields";
import { useFormLabel } from "@/components/forms/form-context";
import { Input } from "@/components/ui/input";

/** A day and a time in UTC, which may be left out: `empty` then. The form's value is the whole moment, ISO 8601. */
export function DateTimeField({
  name,
  label,
  hint,
  empty = null,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  empty?: null | undefined;
}) {
  // Said after its field has: a moment that is read names its own zone.
  useFormLabel(name, label);
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Field name={name} label={`${label} (UTC)`} hint={hint} required={false}>
          {(control) => (
            <Input
              {...control}
              ref={ref}
              type="datetime-local"
              max="9999-12-31T23:59"
              value={typeof value === "string" ? value.slice(0, 16) : ""}
              onChange={({ target }) =>
                onChange(target.value ? `${target.value.slice(0, 16)}:00.000Z` : empty)
              }
              onBlur={onBlur}
            />
          )}
        </Field>
      )}
    />
  );
}

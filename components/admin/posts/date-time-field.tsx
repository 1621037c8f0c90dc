"use client";

import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { Field } from "@/components/admin/form-fields";
import { Input } from "@/components/ui/input";

/** A moment in UTC, as the back office shows all of them; empty is none. */
export function DateTimeField({ name, label, hint }: { name: string; label: string; hint?: ReactNode }) {
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Field name={name} label={label} hint={hint}>
          {(control) => (
            <Input
              {...control}
              ref={ref}
              type="datetime-local"
              value={typeof value === "string" ? value.slice(0, 16) : ""}
              onChange={({ target }) => onChange(target.value ? `${target.value}:00.000Z` : null)}
              onBlur={onBlur}
            />
          )}
        </Field>
      )}
    />
  );
}

"use client";

import { type ReactNode, useId } from "react";
import { RequiredMark } from "@/components/forms/required";
import { Label } from "@/components/ui/label";

/** What a control needs to be named, described and marked. */
export type ControlProps = {
  id: string;
  required: true;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

/** A required field: its name, its control, and below it what is wrong or what to know. `children` draws the control. */
export function FormField({
  label,
  error,
  hint,
  children,
}: {
  label: string;
  error?: string;
  hint?: string;
  children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="flex gap-1">
        <Label htmlFor={id}>{label}</Label>
        <RequiredMark />
      </span>
      {children({
        id,
        required: true,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described,
      })}
      {error ? (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

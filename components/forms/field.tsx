"use client";

import { type ReactNode, useId } from "react";
import { RequiredMark } from "@/components/forms/required";
import { Label } from "@/components/ui/label";

/** What a control needs to be named, described and marked. */
export type ControlProps = {
  id: string;
  "aria-required"?: true;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

/** A field's error, or else its hint. In the back office hints are small and errors are announced. */
export function FieldNote({
  id,
  error,
  hint,
  office = false,
}: {
  id: string;
  error?: ReactNode;
  hint?: ReactNode;
  office?: boolean;
}) {
  if (error)
    return (
      <p id={`${id}-error`} role={office ? "alert" : undefined} className="text-danger text-sm">
        {error}
      </p>
    );
  return (
    hint && (
      <p id={`${id}-hint`} className={`text-muted ${office ? "text-xs" : "text-sm"}`}>
        {hint}
      </p>
    )
  );
}

/** The id of what {@link FieldNote} shows. */
export const noteId = (id: string, error?: ReactNode, hint?: ReactNode) =>
  error ? `${id}-error` : hint ? `${id}-hint` : undefined;

/** A field's name, control, hint and error, tied together. `children` draws the control, `aside` stands beside the name. */
export function Field({
  id: given,
  label,
  required = false,
  error,
  hint,
  office,
  aside,
  className = "",
  children,
}: {
  id?: string;
  label: ReactNode;
  required?: boolean;
  error?: ReactNode;
  hint?: ReactNode;
  office?: boolean;
  aside?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}) {
  const made = useId();
  const id = given ?? made;
  const body = (
    <>
      {children({
        id,
        "aria-required": required || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": noteId(id, error, hint),
      })}
      <FieldNote id={id} error={error} hint={hint} office={office} />
    </>
  );
  return (
    <div
      className={`relative flex min-w-0 gap-1.5 ${aside ? "flex-wrap justify-between" : "flex-col"} ${className}`}
    >
      <div className="flex gap-1">
        <Label htmlFor={id}>{label}</Label>
        {required && <RequiredMark />}
      </div>
      {aside ? (
        <>
          <div className="order-1 flex min-w-0 basis-full flex-col gap-1.5">{body}</div>
          {/* Whoever goes on by keyboard comes to the control first. */}
          <div className="flex h-5 items-center">{aside}</div>
        </>
      ) : (
        body
      )}
    </div>
  );
}

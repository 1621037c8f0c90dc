"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { RequiredMark } from "@/components/forms/required";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

/** A field with its name above and what is wrong with it below. `after` stands inside, at its end. */
export function Field({
  label,
  error,
  aside,
  after,
  className,
  ...input
}: ComponentProps<"input"> & { label: string; error?: string; aside?: ReactNode; after?: ReactNode }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-4">
        <span className="flex gap-1">
          <Label htmlFor={id}>{label}</Label>
          {input.required && <RequiredMark />}
        </span>
        {aside}
      </div>
      <div className="relative">
        <Input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={className}
          {...input}
        />
        {after}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

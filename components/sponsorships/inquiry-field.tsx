import type { ReactNode } from "react";
import { RequiredMark } from "@/components/forms/required";
import { Label } from "@/components/ui/label";

/** A required field with its name above and what is wrong with it below. The field itself has the same `id`. */
export function FormField({
  id,
  label,
  error,
  children,
}: {
  id: string;
  label: string;
  error?: string;
  children: ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="flex gap-1">
        <Label htmlFor={id}>{label}</Label>
        <RequiredMark />
      </span>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

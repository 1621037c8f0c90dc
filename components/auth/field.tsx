import type { ComponentProps, ReactNode } from "react";
import { Field as PlainField } from "@/components/forms/field";
import { Input } from "@/components/ui/input";

export function Field({
  label,
  required,
  error,
  hint,
  aside,
  after,
  ...input
}: ComponentProps<"input"> & {
  label: string;
  error?: string;
  hint?: string;
  aside?: ReactNode;
  after?: ReactNode;
}) {
  return (
    <PlainField label={label} required={required} error={error} hint={hint} aside={aside}>
      {(control) => (
        <div className="relative">
          <Input {...control} {...input} />
          {after}
        </div>
      )}
    </PlainField>
  );
}

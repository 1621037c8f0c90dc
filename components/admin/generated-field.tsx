import type { ComponentProps, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/forms/fields";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

/** A one-line field with a button that makes its value from the rest of the form. */
export function GeneratedField({
  name,
  label,
  hint,
  action,
  make,
  ...input
}: Omit<ComponentProps<"input">, "name"> & {
  name: string;
  label: string;
  hint?: ReactNode;
  /** What the button says. */
  action: string;
  make: (values: Record<string, unknown>) => string;
}) {
  const { register, getValues, setValue } = useFormContext();
  return (
    <Field name={name} label={label} hint={hint}>
      {(control) => (
        <div className="flex gap-2">
          <Input {...control} {...register(name)} {...input} className="min-w-0" autoComplete="off" />
          <Button
            variant="outline"
            className="h-10"
            aria-label={`${action} ${label.toLowerCase()}`}
            onClick={() =>
              setValue(name, make(getValues()), {
                shouldDirty: true,
                shouldTouch: true,
                shouldValidate: true,
              })
            }
          >
            {action}
          </Button>
        </div>
      )}
    </Field>
  );
}

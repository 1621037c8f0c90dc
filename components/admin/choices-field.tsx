import { useId } from "react";
import { Controller } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";

/** A few things of which any number may be ticked. The value is a list of their codes, in the order in which they stand here. */
export function ChoicesField({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  /** Names by their codes. */
  options: Record<string, string>;
}) {
  const id = useId();
  const codes = Object.keys(options);
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => {
        const chosen = (value ?? []) as string[];
        return (
          <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
            <legend className="mb-1.5 text-sm font-medium">{label}</legend>
            <div className="flex flex-wrap gap-x-5 gap-y-2">
              {codes.map((code, at) => (
                <span key={code} className="flex min-h-6 items-center gap-2">
                  <Checkbox
                    id={`${id}-${code}`}
                    ref={at === 0 ? ref : undefined}
                    checked={chosen.includes(code)}
                    onCheckedChange={(checked) =>
                      onChange(
                        codes.filter((one) => (one === code ? checked === true : chosen.includes(one))),
                      )
                    }
                    onBlur={onBlur}
                  />
                  <Label htmlFor={`${id}-${code}`} className="font-normal">
                    {options[code]}
                  </Label>
                </span>
              ))}
            </div>
            {error && (
              <p id={`${id}-error`} className="text-danger mt-1 text-sm" role="alert">
                {error.message ?? "Please choose from the list."}
              </p>
            )}
          </fieldset>
        );
      }}
    />
  );
}

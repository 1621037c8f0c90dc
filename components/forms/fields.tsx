import { type ComponentProps, type ReactNode, useId } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { useFormLabel, useIsOffice, useRequired } from "@/components/forms/form-context";
import { type ControlProps, Field as PlainField, FieldNote, noteId } from "@/components/forms/field";
import { useAddress } from "@/components/forms/use-address";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect, type Option, Options } from "@/components/ui/native-select";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import { cn } from "@/lib/utils";

type Common = {
  name: string;
  label: string;
  hint?: ReactNode;
  className?: string;
  /** Left out: what the form's schema says. */
  required?: boolean;
};

/** What is the field's own of what a component was given, and what is left for its control. */
const split = <P extends Common>({ name, label, hint, className, required, ...control }: P) => ({
  field: { name, label, hint, className, required },
  control,
});

/** A field of the form around it, whose schema says whether it is required. `children` draws the control. */
export function Field({
  name,
  required: given,
  children,
  ...shown
}: Common & { children: (control: ControlProps) => ReactNode }) {
  const known = useRequired(name);
  const office = useIsOffice();
  useFormLabel(name, shown.label);
  const { getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  // A list's error may belong to one of its items.
  const item = Array.isArray(error)
    ? (error as ({ message?: string } | undefined)[]).find(Boolean)
    : undefined;
  const message =
    error?.message ?? (error?.root as { message?: string } | undefined)?.message ?? item?.message;
  return (
    <PlainField {...shown} office={office} required={given ?? known} error={message}>
      {(control) => children({ ...control, "aria-invalid": error ? true : undefined })}
    </PlainField>
  );
}

/** What the control of a number, and of an address, has unless its field says otherwise. */
const usual: Record<string, ComponentProps<"input">> = {
  number: { type: "text", inputMode: "decimal" },
  url: { inputMode: "url", autoComplete: "off", placeholder: "https://" },
};

/** A one-line field. An empty number is no number; a bare host becomes an address when it is left. */
export function TextField({
  type = "text",
  ...props
}: Common & Omit<ComponentProps<"input">, "name" | "className" | "required">) {
  const { field, control: input } = split(props);
  const { register } = useFormContext();
  const completed = useAddress(field.name, type === "url");
  return (
    <Field {...field}>
      {(control) => (
        <Input type={type} {...usual[type]} {...input} {...control} {...completed(register(field.name))} />
      )}
    </Field>
  );
}

export function TextAreaField(
  props: Common & Omit<ComponentProps<"textarea">, "name" | "className" | "required">,
) {
  const { field, control: input } = split(props);
  const { register } = useFormContext();
  return (
    <Field {...field}>{(control) => <Textarea {...input} {...control} {...register(field.name)} />}</Field>
  );
}

/**
 * A choice of one. An option without a value stands for "none yet"; without such, there is nothing to be required. `children`
 * are further options.
 */
export function SelectField({
  options,
  children,
  ...props
}: Common & {
  options: readonly Option[];
} & Omit<ComponentProps<"select">, "name" | "className" | "required">) {
  const { field, control: input } = split(props);
  const { register } = useFormContext();
  const canBeEmpty = options.some((option) => typeof option === "object" && option.value === "");
  return (
    <Field {...field} required={field.required ?? (canBeEmpty ? undefined : false)}>
      {(control) => (
        <NativeSelect className="w-full" {...input} {...control} {...register(field.name)}>
          <Options of={options} />
          {children}
        </NativeSelect>
      )}
    </Field>
  );
}

export function SwitchField({ name, label, hint, className }: Omit<Common, "required">) {
  const id = useId();
  const office = useIsOffice();
  useFormLabel(name, label);
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <div className={cn("flex items-start gap-3", className)}>
          <Switch
            id={id}
            ref={ref}
            checked={Boolean(value)}
            onCheckedChange={onChange}
            onBlur={onBlur}
            aria-describedby={noteId(id, undefined, hint)}
          />
          <div className="min-w-0">
            <Label htmlFor={id}>{label}</Label>
            <FieldNote office={office} id={id} hint={hint} />
          </div>
        </div>
      )}
    />
  );
}

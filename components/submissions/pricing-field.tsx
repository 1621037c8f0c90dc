import { useFormContext } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { NativeSelect, Options } from "@/components/ui/native-select";
import { askedPricing, type SubmitForm } from "@/lib/submissions/schema";

/** What the tool costs, in the catalogue's words. */
export function PricingField({ className }: { className?: string }) {
  const { register, formState } = useFormContext<SubmitForm>();
  return (
    <Field required label="Pricing" error={formState.errors.pricingType?.message}>
      {(control) => (
        <NativeSelect {...control} {...register("pricingType")} className={className}>
          <option value="">Select a pricing type</option>
          <Options of={askedPricing} />
        </NativeSelect>
      )}
    </Field>
  );
}

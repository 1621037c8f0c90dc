import { SelectField, TextField } from "@/components/admin/form-fields";
import { wordOptions } from "@/components/admin/word-options";
import { pricingTypes } from "@/lib/tools/schema-admin";

/** The other types are kept for the tools that have them. */
const offeredPricing: readonly string[] = pricingTypes.slice(0, 4);

/** What a tool costs. `current` is the type that it has so far. */
export function PricingFields({ current }: { current: string | undefined }) {
  return (
    <>
      <SelectField
        name="pricingType"
        label="Pricing type"
        options={wordOptions(
          pricingTypes.filter((type) => offeredPricing.includes(type) || type === current),
        )}
      />
      <TextField
        name="startingPrice"
        label="Starting price"
        inputMode="decimal"
        autoComplete="off"
        hint="Dollars a month, or a few words. May be empty. Where Facts has plans, pages tell their lowest price."
      />
    </>
  );
}

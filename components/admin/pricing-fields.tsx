import { useWatch } from "react-hook-form";
import { SelectField, TextField } from "@/components/forms/fields";
import { wordOptions } from "@/components/admin/word-options";
import { pricingTypes } from "@/lib/tools/schema-admin";

/** The other types are kept for the tools that have them. */
const offeredPricing: readonly string[] = pricingTypes.slice(0, 4);

type Priced = { pricingType?: string; startingPrice?: string | number | null };

export function PricingFields({ current }: { current: string | undefined }) {
  const [type, price] = useWatch<Priced, ["pricingType", "startingPrice"]>({
    name: ["pricingType", "startingPrice"],
  });
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
      <p
        role="status"
        className="border-warning rounded-md border px-3 py-2 text-sm empty:hidden sm:col-span-2"
      >
        {type === "free" &&
          /[1-9]/.test(String(price ?? "")) &&
          "Pages say of a free tool with a price that it has a free plan, and from what it costs. Choose Freemium if only a part of it is free."}
      </p>
    </>
  );
}

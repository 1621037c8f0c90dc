import { useWatch } from "react-hook-form";
import { SelectField } from "@/components/forms/fields";
import { CategoryOptions } from "@/components/forms/category-options";
import { adminCategories } from "@/lib/categories/utils-labels";

/** The category of a tool: the short labels first, then all names; a label says which category it becomes. */
export function CategoryField({
  names,
  becomes,
}: {
  names: string[];
  /** The name that each short label stands for. */
  becomes: Record<string, string>;
}) {
  const name = becomes[useWatch({ name: "category" }) as string];
  return (
    <SelectField
      name="category"
      label="Category"
      hint={name && `Saved as ${name}.`}
      options={[{ value: "", label: "Select a category" }]}
    >
      <CategoryOptions first={adminCategories} names={names} />
    </SelectField>
  );
}

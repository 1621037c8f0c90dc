import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/admin/form-fields";
import { CategoryOptions } from "@/components/forms/category-options";
import { NativeSelect } from "@/components/ui/native-select";
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
  const { register } = useFormContext();
  const value = useWatch({ name: "category" }) as string;
  const name = becomes[value];
  return (
    <Field name="category" label="Category" hint={name && `Saved as ${name}.`}>
      {(control) => (
        <NativeSelect className="w-full" {...control} {...register("category")}>
          <option value="">Select a category</option>
          <CategoryOptions first={adminCategories} names={names} />
        </NativeSelect>
      )}
    </Field>
  );
}

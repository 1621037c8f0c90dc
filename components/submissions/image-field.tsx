import { useFormContext } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { useAddress } from "@/components/forms/use-address";
import { Input } from "@/components/ui/input";
import type { AddProductForm } from "@/lib/submissions/schema";

/** Where the tool's logo is. */
export function ImageField() {
  const { register, formState } = useFormContext<AddProductForm>();
  const completed = useAddress<AddProductForm, "imageUrl">("imageUrl");
  return (
    <Field
      required
      label="Image URL"
      error={formState.errors.imageUrl?.message}
      hint="The address of its logo, at best a square one."
    >
      {(control) => (
        <Input
          {...control}
          {...completed(register("imageUrl"))}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          className="h-11"
        />
      )}
    </Field>
  );
}

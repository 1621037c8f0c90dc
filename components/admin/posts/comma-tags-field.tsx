import { useState } from "react";
import { Controller } from "react-hook-form";
import { Field } from "@/components/forms/fields";
import { Input } from "@/components/ui/input";

/** The tags of a text with commas: trimmed, empty ones dropped. */
const split = (text: string) =>
  text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);

/** The tags of a post, typed with commas between them. */
export function CommaTagsField() {
  const [text, setText] = useState<string>();
  return (
    <Controller
      name="tags"
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const tags = (value ?? []) as string[];
        // What is typed stays as it is while it says the same; a list that comes from elsewhere takes its place.
        const says = text !== undefined && split(text).join() === tags.join();
        return (
          <Field name="tags" label="Tags" hint="Separated by commas.">
            {(control) => (
              <Input
                {...control}
                ref={ref}
                autoComplete="off"
                value={says ? text : tags.join(", ")}
                onChange={(event) => {
                  setText(event.target.value);
                  onChange(split(event.target.value));
                }}
                // Whoever ends a tag with it does not want to save the whole form.
                onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
                onBlur={() => {
                  setText(undefined);
                  onBlur();
                }}
              />
            )}
          </Field>
        );
      }}
    />
  );
}

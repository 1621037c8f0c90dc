"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { z } from "zod";
import { Field, SelectField, TextAreaField, TextField } from "@/components/admin/form-fields";
import { SoftwareLogo } from "@/components/software/software-logo";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { slugify } from "@/lib/platform/plain-text/utils";
import { softwareColors, type softwareForm, softwareIcons } from "@/lib/software-pages/schema";

type Values = z.input<typeof softwareForm>;

/** The page's address, with a button that makes it from the title. */
export function SlugField() {
  const { register, getValues, setValue } = useFormContext<Values>();
  return (
    <Field name="slug" label="Slug" hint="Made from the title when it is empty.">
      {(control) => (
        <span className="flex min-w-0 gap-2">
          <Input {...control} {...register("slug")} className="min-w-0" maxLength={100} spellCheck={false} />
          <Button
            variant="outline"
            className="h-10"
            onClick={() =>
              setValue("slug", slugify(getValues("title")).slice(0, 90).replace(/-$/, ""), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          >
            Generate
          </Button>
        </span>
      )}
    </Field>
  );
}

/** Icon and colours, with how they look together. */
export function LookFields() {
  const [icon = "", color = "Emerald"] = useWatch<Values, ["icon", "bgColor"]>({ name: ["icon", "bgColor"] });
  return (
    <div className="flex items-end gap-3 sm:col-span-2">
      <SelectField name="icon" label="Icon" className="flex-1" options={softwareIcons} />
      <SelectField name="bgColor" label="Colour scheme" className="flex-1" options={softwareColors} />
      <SoftwareLogo icon={icon} color={color} />
    </div>
  );
}

/** What stands on the page around its tools. */
export function ContentFields() {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
      <legend className="mb-2 text-base font-semibold">Content</legend>
      <TextAreaField
        name="content.introduction"
        label="Introduction"
        hint="An empty line begins a new paragraph."
        className="sm:col-span-2"
        rows={6}
        maxLength={10_000}
      />
      <TextField name="content.toolsHeading" label="Tools heading" maxLength={120} />
      <TextField name="content.lastUpdated" label="Last updated" type="date" />
      <TextAreaField
        name="content.toolsDescription"
        label="Tools description"
        className="sm:col-span-2"
        rows={2}
        maxLength={1_000}
      />
      <TextField name="content.author" label="Author" maxLength={100} />
      <TextField
        name="content.authorImage"
        label="Author image"
        placeholder="/uploads/author.png"
        hint="A picture on this site; others are not shown."
      />
    </fieldset>
  );
}

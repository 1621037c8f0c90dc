"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { z } from "zod";
import { DateTimeField } from "@/components/admin/date-time-field";
import { Field, SelectField, SwitchField, TextAreaField, TextField } from "@/components/admin/form-fields";
import { ResourceForm } from "@/components/admin/resource-form";
import { SoftwareLogo } from "@/components/software/software-logo";
import { ToolsEditor } from "@/components/software/tools-editor";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { call } from "@/lib/platform/http/client";
import { slugify } from "@/lib/platform/plain-text/utils";
import type { createSoftwarePageApi, updateSoftwarePageApi } from "@/lib/software-pages/api";
import {
  softwareColors,
  softwareForm,
  softwareIcons,
  type SoftwarePageDto,
  softwareStatuses,
} from "@/lib/software-pages/schema";

type Values = z.input<typeof softwareForm>;

const toValues = (page?: SoftwarePageDto): Values => ({
  title: page?.title ?? "",
  slug: page?.slug ?? "",
  description: page?.description ?? "",
  icon: softwareIcons.find((icon) => icon === page?.icon) ?? "BarChart3",
  bgColor: page?.bgColor ?? "Emerald",
  featured: page?.featured ?? false,
  status: page?.status ?? "published",
  publishedAt: page?.publishedAt ?? null,
  content: {
    introduction: page?.content.introduction ?? "",
    toolsHeading: page?.content.toolsHeading ?? "",
    toolsDescription: page?.content.toolsDescription ?? "",
    author: page?.content.author ?? "",
    authorImage: page?.content.authorImage ?? "",
    lastUpdated: page?.content.lastUpdated?.slice(0, 10) ?? "",
  },
  tools: (page?.tools ?? []).map(({ toolId, reason, name, logo }) => ({ toolId, reason, name, logo })),
});

const compared = [
  { name: "title", label: "Title" },
  { name: "slug", label: "Slug" },
  { name: "description", label: "Description" },
  { name: "icon", label: "Icon" },
  { name: "bgColor", label: "Colour scheme" },
  { name: "featured", label: "Featured" },
  { name: "status", label: "Status" },
  { name: "publishedAt", label: "Published at" },
  { name: "content", label: "Content" },
  { name: "tools", label: "Tools" },
];

/** A page's form; without a page, that of a new one. */
export function SoftwareForm({
  page,
  onSaved,
  onClose,
}: {
  page?: SoftwarePageDto;
  onSaved: () => void;
  onClose: () => void;
}) {
  return (
    <ResourceForm
      title={page ? "Edit Software Page" : "Add Software Page"}
      schema={softwareForm}
      values={toValues(page)}
      draftKey={`software:${page?.id ?? "new"}`}
      updatedAt={page?.updatedAt}
      save={({ tools, ...values }, updatedAt) => {
        const body = {
          ...values,
          iconColor: values.bgColor,
          tools: tools.map(({ toolId, reason }) => ({ toolId, reason })),
        };
        return page
          ? call<typeof updateSoftwarePageApi>("PUT", "/api/software-pages/{id}", {
              params: { id: page.id },
              body: { ...body, updatedAt },
            })
          : call<typeof createSoftwarePageApi>("POST", "/api/software-pages", { body });
      }}
      onSaved={onSaved}
      onClose={onClose}
      failure="Failed to save software page"
      conflict={{
        fields: compared,
        toValues: (current) => toValues(current as unknown as SoftwarePageDto),
      }}
      wide
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField name="title" label="Title" maxLength={120} />
        <SlugField />
        <TextAreaField
          name="description"
          label="Description"
          className="sm:col-span-2"
          rows={2}
          maxLength={300}
        />
        <Look />
        <SelectField
          name="status"
          label="Status"
          options={softwareStatuses.map((value) => ({
            value,
            label: value.charAt(0).toUpperCase() + value.slice(1),
          }))}
        />
        <DateTimeField
          name="publishedAt"
          label="Published at"
          hint="In the future: the page stays hidden until then. Empty: now."
        />
        <SwitchField
          name="featured"
          label="Featured"
          hint="Listed under Best software in the navigation."
          className="sm:col-span-2"
        />
      </div>
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
      <ToolsEditor />
    </ResourceForm>
  );
}

/** The page's address, with a button that makes it from the title. */
function SlugField() {
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
function Look() {
  const [icon = "", color = "Emerald"] = useWatch<Values, ["icon", "bgColor"]>({ name: ["icon", "bgColor"] });
  return (
    <div className="flex items-end gap-3 sm:col-span-2">
      <SelectField name="icon" label="Icon" className="flex-1" options={softwareIcons} />
      <SelectField name="bgColor" label="Colour scheme" className="flex-1" options={softwareColors} />
      <SoftwareLogo icon={icon} color={color} />
    </div>
  );
}

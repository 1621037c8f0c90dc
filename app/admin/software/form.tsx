import type { z } from "zod";
import { DateTimeField } from "@/components/admin/date-time-field";
import { SelectField, SwitchField, TextAreaField, TextField } from "@/components/forms/fields";
import { GeneratedField } from "@/components/admin/generated-field";
import { ResourceForm } from "@/components/admin/resource-form";
import type { RecordForm } from "@/components/admin/use-record-screen";
import { ToolsEditor } from "@/components/software/tools-editor";
import { call } from "@/lib/platform/http/client";
import { slugFrom } from "@/lib/platform/plain-text/utils";
import type { createSoftwarePageApi, updateSoftwarePageApi } from "@/lib/software-pages/api";
import {
  softwareForm,
  softwareIcons,
  type SoftwarePageDto,
  softwareStatuses,
} from "@/lib/software-pages/schema";
import { ContentFields, LookFields } from "./form-fields";
import { wordOptions } from "@/components/admin/word-options";

type Values = z.input<typeof softwareForm>;

const toValues = (page?: SoftwarePageDto): Values => ({
  title: page?.title ?? "",
  slug: page?.slug ?? "",
  description: page?.description ?? "",
  icon: softwareIcons.find((icon) => icon === page?.icon) ?? "BarChart3",
  bgColor: page?.bgColor ?? "Emerald",
  featured: page?.featured ?? false,
  status: page?.status ?? "draft",
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

const madeFrom = (title: string) => slugFrom(title, "best-software", 90);

const compared = { content: { label: "Content" }, tools: { label: "Tools" } };

/** A page's form; without a page, that of a new one. */
export function SoftwareForm({ record: page, ...handlers }: RecordForm<SoftwarePageDto>) {
  return (
    <ResourceForm
      {...handlers}
      title={page ? "Edit Software Page" : "Add Software Page"}
      kind="software"
      record={page}
      schema={softwareForm}
      toValues={toValues}
      compared={compared}
      save={({ tools, ...values }, updatedAt, again) => {
        const body = {
          ...values,
          // What may be there already has its slug, and is not made a second time under another.
          slug: again && !values.slug ? madeFrom(values.title) : values.slug,
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
      done={page ? "Software page updated successfully" : "Software page created successfully"}
      failure="Failed to save software page"
      wide
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField name="title" label="Title" maxLength={120} />
        <GeneratedField
          name="slug"
          label="Slug"
          hint="Made from the title when it is empty."
          maxLength={100}
          spellCheck={false}
          action="Generate"
          make={({ title }) => madeFrom(String(title))}
        />
        <TextAreaField
          name="description"
          label="Description"
          className="sm:col-span-2"
          rows={2}
          maxLength={300}
        />
        <LookFields />
        <SelectField name="status" label="Status" options={wordOptions(softwareStatuses)} />
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
      <ContentFields />
      <ToolsEditor />
    </ResourceForm>
  );
}

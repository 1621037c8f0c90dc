"use client";

import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { SelectField, SwitchField, TextAreaField, TextField } from "@/components/admin/form-fields";
import { ResourceForm } from "@/components/admin/resource-form";
import { TagsField } from "@/components/admin/tags-field";
import { toast } from "@/components/ui/toast";
import { adminCategories } from "@/lib/categories/utils-labels";
import { call } from "@/lib/platform/http/client";
import type { createToolApi, listDuplicatesApi, updateToolApi } from "@/lib/tools/api-admin";
import type { ToolDto } from "@/lib/tools/schema";
import { pricingTypes, tagSuggestions, type ToolDuplicate, toolStatuses } from "@/lib/tools/schema-admin";
import { emptyToolForm, fromToolForm, toolForm, type ToolForm, toToolForm } from "@/lib/tools/schema-form";
import { isWebAddress } from "@/lib/tools/utils";

/** How long somebody may pause in typing an address before it is looked up, milliseconds. */
const pause = 400;
/** The other types are kept for the tools that have them. */
const offeredPricing: readonly string[] = pricingTypes.slice(0, 4);

const compared = [
  ["name", "Name"],
  ["description", "Description"],
  ["websiteUrl", "Website URL"],
  ["category", "Category"],
  ["tags", "Tags"],
  ["features", "Features"],
  ["useCases", "Use cases"],
  ["pricingType", "Pricing"],
  ["startingPrice", "Starting price"],
  ["logo", "Logo URL"],
  ["launchDate", "Launch date"],
  ["status", "Status"],
  ["isTrending", "Trending"],
  ["isNew", "New"],
  ["isUpcoming", "Upcoming"],
  ["isTopRated", "Top rated"],
].map(([name, label]) => ({ name: name!, label: label! }));

/** Tells, before anything is saved, which tools are at the typed address already. */
function DuplicateWarning({ exceptId }: { exceptId?: string }) {
  const typed = useWatch<ToolForm, "websiteUrl">({ name: "websiteUrl" }) ?? "";
  const websiteUrl = typed.trim();
  const [found, setFound] = useState<{ at: string; tools: ToolDuplicate[] }>();

  useEffect(() => {
    if (!isWebAddress(websiteUrl)) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      call<typeof listDuplicatesApi>("GET", "/api/tools/duplicates", {
        query: { websiteUrl, exceptId },
        signal: controller.signal,
      }).then(
        (tools) => setFound({ at: websiteUrl, tools }),
        // A warning that can't be given is no reason to stop somebody's work.
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [websiteUrl, exceptId]);

  const tools = found?.at === websiteUrl ? found.tools : [];
  return (
    <div role="status" className="empty:hidden">
      {tools.length > 0 && (
        <div className="border-warning rounded-md border px-3 py-2 text-sm">
          <p className="font-medium">
            {tools.length === 1
              ? "Another tool has this website already:"
              : "Other tools have this website already:"}
          </p>
          <ul className="mt-1 flex flex-col gap-1">
            {tools.map(({ id, name, slug, status }) => (
              <li key={id}>
                <a
                  className="text-secondary-text underline underline-offset-3"
                  href={status === "published" ? `/ai-tools/${slug}` : `/admin/preview/tools/${id}`}
                  target="_blank"
                  rel="noopener"
                >
                  {name}
                </a>{" "}
                <span className="text-muted">({status})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Adds a tool, or edits one. */
export function ToolDialog({
  tool,
  categories,
  onClose,
  onSaved,
}: {
  tool?: ToolDto;
  /** The canonical names, offered after the short list. */
  categories: string[];
  onClose: () => void;
  onSaved: (saved: ToolDto) => void;
}) {
  return (
    <ResourceForm
      wide
      title={tool ? `Edit ${tool.name}` : "Add New Tool"}
      schema={toolForm}
      values={tool ? toToolForm(tool) : emptyToolForm}
      draftKey={`tool:${tool?.id ?? "new"}`}
      updatedAt={tool?.updatedAt}
      save={(form, updatedAt) =>
        tool
          ? call<typeof updateToolApi>("PUT", "/api/tools/{id}", {
              params: { id: tool.id },
              body: { ...fromToolForm(form, tool), updatedAt },
            })
          : call<typeof createToolApi>("POST", "/api/tools", { body: fromToolForm(form) })
      }
      onSaved={(saved) => {
        toast.success(tool ? "Tool updated successfully" : "Tool created successfully");
        onSaved(saved);
      }}
      onClose={onClose}
      failure="Failed to save tool"
      submitLabel={tool ? "Save" : "Add tool"}
      conflict={{ fields: compared, toValues: (current) => toToolForm(current as ToolDto) }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="name" label="Name" autoComplete="off" />
        <TextField
          name="websiteUrl"
          label="Website URL"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
        />
      </div>
      <DuplicateWarning exceptId={tool?.id} />
      <TextAreaField name="description" label="Description" rows={4} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="category"
          label="Category"
          options={[
            { value: "", label: "Select a category" },
            ...new Set<string>([...adminCategories, ...categories]),
          ]}
        />
        <TextField
          name="logo"
          label="Logo URL"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          hint="Empty: the logo of the website is used."
        />
        <SelectField
          name="pricingType"
          label="Pricing type"
          options={pricingTypes.filter(
            (type) => offeredPricing.includes(type) || type === tool?.pricing.type,
          )}
        />
        <TextField
          name="startingPrice"
          label="Starting price"
          inputMode="decimal"
          autoComplete="off"
          hint="Dollars a month, or a few words. May be empty."
        />
      </div>
      <TagsField
        name="tags"
        label="Tags"
        hint="Enter adds a tag, Backspace removes the last one."
        suggestions={tagSuggestions}
      />
      <TagsField name="features" label="Features" hint="Enter adds a feature." />
      <TagsField name="useCases" label="Use cases" hint="Enter adds a use case." />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="status" label="Status" options={toolStatuses} />
        <TextField
          name="launchDate"
          label="Launch date"
          type="date"
          hint="Empty: the day on which the tool is first published."
        />
      </div>
      <fieldset className="border-border grid gap-3 rounded-md border p-4 sm:grid-cols-2">
        <legend className="px-1 text-sm font-medium">Flags</legend>
        <SwitchField
          name="isTrending"
          label="Trending"
          hint="Among the trending tools, whatever its votes."
        />
        <SwitchField name="isNew" label="New" hint="Has the badge New." />
        <SwitchField name="isUpcoming" label="Upcoming" hint="Listed among the launches to come." />
        <SwitchField name="isTopRated" label="Top rated" hint="Marked by the editors as one of the best." />
      </fieldset>
    </ResourceForm>
  );
}

import type { ComponentProps } from "react";
import { SelectField, SwitchField, TextAreaField, TextField } from "@/components/forms/fields";
import { CategoryField } from "@/components/admin/category-field";
import { PricingFields } from "@/components/admin/pricing-fields";
import { ResourceForm } from "@/components/admin/resource-form";
import { TagsField } from "@/components/admin/tags-field";
import { FactsSection } from "@/components/admin/tool-facts/facts-section";
import { showFacts, showTasks } from "@/components/admin/tool-facts/show-facts";
import { TasksSection } from "@/components/admin/tool-facts/tasks-section";
import { call } from "@/lib/platform/http/client";
import type { createToolApi, updateToolApi } from "@/lib/tools/api-admin";
import type { ToolDetail } from "@/lib/tools/schema";
import { tagSuggestions, toolStatuses } from "@/lib/tools/schema-admin";
import { fromToolForm, toolForm, toToolForm } from "@/lib/tools/schema-form";
import { DuplicateWarning } from "./duplicate-warning";
import { wordOptions } from "@/components/admin/word-options";

const compared = {
  pricingType: { label: "Pricing" },
  facts: { show: showFacts },
  tasks: { show: showTasks },
};

export function ToolDialog({
  record: tool,
  categories,
  ...handlers
}: {
  record?: ToolDetail;
  categories: ComponentProps<typeof CategoryField>;
  onClose: () => void;
  onSaved: (saved: ToolDetail) => void;
}) {
  return (
    <ResourceForm
      {...handlers}
      wide
      title={tool ? `Edit ${tool.name}` : "Add New Tool"}
      kind="tool"
      record={tool}
      schema={toolForm}
      toValues={toToolForm}
      compared={compared}
      save={(form, updatedAt) =>
        tool
          ? call<typeof updateToolApi>("PUT", "/api/tools/{id}", {
              params: { id: tool.id },
              body: { ...fromToolForm(form, tool), updatedAt },
            })
          : call<typeof createToolApi>("POST", "/api/tools", { body: fromToolForm(form) })
      }
      done={tool ? "Tool updated successfully" : "Tool created successfully"}
      failure="Failed to save tool"
      submitLabel={tool ? "Save" : "Add tool"}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="name" label="Name" autoComplete="off" />
        <TextField name="websiteUrl" label="Website URL" type="url" />
      </div>
      <DuplicateWarning exceptId={tool?.id} />
      <TextAreaField name="description" label="Description" rows={4} />
      <div className="grid gap-4 sm:grid-cols-2">
        <CategoryField {...categories} />
        <TextField name="logo" label="Logo URL" type="url" hint="Empty: the logo of the website is used." />
        <PricingFields current={tool?.pricing.type} />
      </div>
      <TagsField
        name="tags"
        label="Tags"
        hint="Enter or a comma adds a tag, Backspace removes the last one."
        commas
        suggestions={tagSuggestions}
      />
      <TagsField name="features" label="Features" hint="Enter adds a feature." />
      <TagsField name="useCases" label="Use cases" hint="Enter adds a use case." />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="status" label="Status" options={wordOptions(toolStatuses)} />
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
      <FactsSection sources={tool?.facts.sources} />
      <TasksSection />
    </ResourceForm>
  );
}

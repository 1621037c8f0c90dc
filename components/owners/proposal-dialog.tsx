import { TextAreaField, TextField } from "@/components/forms/fields";
import { PricingFields } from "@/components/admin/pricing-fields";
import { ResourceForm } from "@/components/admin/resource-form";
import { TagsField } from "@/components/admin/tags-field";
import { FactsSection } from "@/components/admin/tool-facts/facts-section";
import { TasksSection } from "@/components/admin/tool-facts/tasks-section";
import type { putProposalApi } from "@/lib/owners/api-proposals";
import { type OwnProposal, proposalForm } from "@/lib/owners/schema-proposals";
import { fromProposalForm, toProposalForm } from "@/lib/owners/utils-proposals";
import { call } from "@/lib/platform/http/client";
import { tagSuggestions } from "@/lib/tools/schema-admin";

/** The form in which an owner says how their tool should be described; it begins with what waits, or with the tool as it is. */
export default function ProposalDialog({
  own,
  ...handlers
}: {
  own: OwnProposal;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { tool } = own;
  const values = toProposalForm(own);
  return (
    <ResourceForm
      {...handlers}
      wide
      title={`Propose a change of ${tool.name}`}
      kind="proposal"
      record={{ id: tool.id }}
      schema={proposalForm}
      toValues={() => values}
      save={(form) =>
        call<typeof putProposalApi>("PUT", "/api/tools/{id}/proposal", {
          params: { id: tool.id },
          body: fromProposalForm(form),
        })
      }
      done="Your proposal waits for a moderator"
      failure="Failed to send the proposal"
      submitLabel="Propose"
    >
      <TextAreaField name="description" label="Description" rows={6} />
      <TextField
        name="websiteUrl"
        label="Website URL"
        type="url"
        hint="Within the domain by which the tool is yours."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PricingFields current={values.pricingType} />
      </div>
      <TagsField name="features" label="Features" hint="Enter adds a feature." />
      <TagsField name="useCases" label="Use cases" hint="Enter adds a use case." />
      <TagsField
        name="tags"
        label="Tags"
        hint="Enter or a comma adds a tag, Backspace removes the last one."
        commas
        suggestions={tagSuggestions}
      />
      <FactsSection sources={null} />
      <TasksSection />
    </ResourceForm>
  );
}

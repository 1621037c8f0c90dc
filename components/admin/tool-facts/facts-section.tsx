import { ChoicesField } from "@/components/admin/choices-field";
import { SelectField, TextField } from "@/components/forms/fields";
import { FormSection } from "@/components/admin/form-section";
import { TagsField } from "@/components/admin/tags-field";
import { Fact } from "@/components/admin/tool-facts/fact";
import { PicturesField } from "@/components/admin/tool-facts/pictures-field";
import { PlansField } from "@/components/admin/tool-facts/plans-field";
import { type ToolFacts } from "@/lib/tools/facts/schema";
import { integrations, media, platforms } from "@/lib/tools/facts/utils-names";

const answers = [
  { value: "", label: "Not known" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/**
 * What people decide by, each with the page that says so.
 *
 * @param sources of the tool as it is saved; null for the values alone, without those pages and pictures
 */
export function FactsSection({ sources }: { sources?: ToolFacts["sources"] | null }) {
  return (
    <FormSection
      name="facts"
      title="Facts"
      hint={
        sources === null
          ? "Plans, platforms, integrations, licence, maker. What is not known may stay empty."
          : "Plans, platforms, integrations, licence, maker, pictures. A value that changes counts as unchecked until it is ticked."
      }
    >
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact field="plans" label="plans" sources={sources} wide>
          <PlansField />
        </Fact>
        <Fact field="hasFreePlan" label="free plan" sources={sources}>
          <SelectField name="facts.hasFreePlan" label="Has a free plan" options={answers} required={false} />
        </Fact>
        <Fact field="openSource" label="open source" sources={sources}>
          <SelectField name="facts.openSource" label="Open source" options={answers} required={false} />
        </Fact>
        <Fact field="platforms" label="platforms" sources={sources} wide>
          <ChoicesField name="facts.platforms" label="Platforms" options={platforms} />
        </Fact>
        <Fact field="integrations" label="works with" sources={sources} wide>
          <TagsField
            name="facts.integrations"
            label="Works with"
            hint="Names from the list, such as Slack. Enter adds one."
            suggestions={Object.values(integrations)}
          />
        </Fact>
        <Fact field="inputs" label="inputs" sources={sources}>
          <ChoicesField name="facts.inputs" label="Inputs" options={media} />
        </Fact>
        <Fact field="outputs" label="outputs" sources={sources}>
          <ChoicesField name="facts.outputs" label="Outputs" options={media} />
        </Fact>
        <Fact field="licence" label="licence" sources={sources}>
          <TextField
            name="facts.licence"
            label="Licence"
            maxLength={60}
            autoComplete="off"
            hint="Such as MIT."
          />
        </Fact>
        <Fact field="languages" label="languages" sources={sources}>
          <TagsField
            name="facts.languages"
            label="Interface languages"
            hint="Codes, such as en or de. Enter adds one."
          />
        </Fact>
        <Fact field="maker" label="maker" sources={sources}>
          <TextField name="facts.maker" label="Maker" maxLength={120} autoComplete="off" />
        </Fact>
        <Fact field="country" label="country" sources={sources}>
          <TextField
            name="facts.country"
            label="Country"
            maxLength={60}
            autoComplete="off"
            hint="Of the maker. Two letters, such as DE."
          />
        </Fact>
        {sources !== null && (
          <Fact field="pictures" label="pictures" sources={sources} wide>
            <PicturesField />
          </Fact>
        )}
      </div>
    </FormSection>
  );
}

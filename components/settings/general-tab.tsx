import { SelectField, SwitchField, TextAreaField, TextField } from "@/components/forms/fields";
import { ImageUpload } from "@/components/settings/image-upload";
import { Section } from "@/components/settings/section";
import { SettingsForm } from "@/components/settings/settings-form";
import type { TabProps } from "@/components/settings/tab-props";
import { generalForm, generalValues } from "@/lib/config/schema-forms";

const compared = {
  metaTags: { label: "Meta tags" },
  allowUserRegistration: { label: "Registration" },
  allowUserSubmissions: { label: "Submissions" },
  requireApprovalForSubmissions: { label: "Approval of submissions" },
  requireApprovalForReviews: { label: "Approval of reviews" },
  allowThemeToggle: { label: "Theme toggle" },
};

export function GeneralTab({ config, save }: TabProps) {
  return (
    <SettingsForm
      schema={generalForm}
      config={config}
      toValues={generalValues}
      compared={compared}
      submitLabel="Save General Settings"
      save={save}
    >
      <Section title="Identity" description="Shown in the navigation, the footer and search results.">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="siteName" label="Site name" maxLength={60} required />
          <TextField
            name="headlineToolCount"
            label="Headline tool count"
            hint="The number in the hero. Leave it empty to show the true count."
            type="number"
          />
        </div>
        <TextAreaField name="siteDescription" label="Site description" maxLength={300} rows={3} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="footerText" label="Footer text" maxLength={300} />
          <TextField name="contactEmail" label="Contact e-mail" type="email" maxLength={254} />
        </div>
      </Section>
      <Section title="Meta tags" description="For search engines, and for links that people share.">
        <TextField
          name="metaTags.title"
          label="Meta title"
          hint="The title of the home page. Left empty, it is made from the site name."
          maxLength={120}
        />
        <TextAreaField
          name="metaTags.description"
          label="Meta description"
          hint="Left empty, the site description is used."
          maxLength={300}
          rows={2}
        />
        <TextField name="metaTags.keywords" label="Keywords" hint="Separated by commas." maxLength={500} />
        <TextField
          name="metaTags.ogImage"
          label="Sharing image URL"
          placeholder="/og-image.jpg"
          hint="A path of this site, or an address with https."
        />
        <ImageUpload
          kind="og_image"
          label="Sharing image"
          button="Upload New Image"
          subject="Sharing image"
          placeholder="No sharing image set"
          hint="Recommended 1200x630. Max 2MB, JPEG, PNG, SVG or GIF."
          current={config.metaTags.ogImage}
          onUploaded={({ url }) => save({ metaTags: { ogImage: url } })}
        />
      </Section>
      <Section title="Community" description="Who may take part, and what is looked at first.">
        <SwitchField
          name="allowUserRegistration"
          label="Allow registration"
          hint="Off: nobody can create an account. Existing accounts can still sign in."
        />
        <SwitchField
          name="allowUserSubmissions"
          label="Allow submissions"
          hint="Off: nobody can submit a tool."
        />
        <SwitchField
          name="requireApprovalForSubmissions"
          label="Require approval for submissions"
          hint="Off: a submitted tool is published at once."
        />
        <SwitchField
          name="requireApprovalForReviews"
          label="Require approval for reviews"
          hint="Off: a new review is public at once."
        />
      </Section>
      <Section title="Theme">
        <SelectField
          name="defaultTheme"
          label="Default theme"
          hint="What visitors see who have not chosen one."
          className="max-w-60"
          options={[
            { value: "system", label: "System" },
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
        />
        <SwitchField
          name="allowThemeToggle"
          label="Allow theme toggle"
          hint="Off: everybody sees the default theme."
        />
      </Section>
    </SettingsForm>
  );
}

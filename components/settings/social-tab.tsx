import { TextField } from "@/components/forms/fields";
import { Section } from "@/components/settings/section";
import { SettingsForm } from "@/components/settings/settings-form";
import type { TabProps } from "@/components/settings/tab-props";
import type { SiteConfig } from "@/lib/config/schema";
import { socialForm } from "@/lib/config/schema-forms";

const values = ({ socialLinks, analyticsId }: SiteConfig) => ({ socialLinks, analyticsId });

export function SocialTab({ config, save }: TabProps) {
  return (
    <SettingsForm
      schema={socialForm}
      config={config}
      toValues={values}
      compared={{ socialLinks: { label: "Social media links" } }}
      submitLabel="Save Social Settings"
      save={save}
    >
      <Section title="Social Media Links" description="Shown in the footer, as far as they are set.">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="socialLinks.twitter" label="Twitter/X" type="url" placeholder="https://x.com/…" />
          <TextField
            name="socialLinks.facebook"
            label="Facebook"
            type="url"
            placeholder="https://facebook.com/…"
          />
          <TextField
            name="socialLinks.instagram"
            label="Instagram"
            type="url"
            placeholder="https://instagram.com/…"
          />
          <TextField
            name="socialLinks.linkedin"
            label="LinkedIn"
            type="url"
            placeholder="https://linkedin.com/company/…"
          />
          <TextField name="socialLinks.github" label="GitHub" type="url" placeholder="https://github.com/…" />
        </div>
      </Section>
      <Section title="Analytics" description="Loaded on public pages only, and only when an ID is set.">
        <TextField
          name="analyticsId"
          label="Google Analytics ID"
          placeholder="G-XXXXXXXXXX"
          hint="starts with G-"
          className="max-w-80"
          maxLength={24}
          spellCheck={false}
        />
      </Section>
    </SettingsForm>
  );
}

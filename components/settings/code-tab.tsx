import { TriangleAlert } from "lucide-react";
import { TextAreaField } from "@/components/forms/fields";
import { SettingsForm } from "@/components/settings/settings-form";
import type { TabProps } from "@/components/settings/tab-props";
import type { SiteConfig } from "@/lib/config/schema";
import { codeForm } from "@/lib/config/schema-forms";

const values = ({ customCss, customJs }: SiteConfig) => ({ customCss, customJs });
const code = { spellCheck: false, autoCapitalize: "off", autoComplete: "off", rows: 12, maxLength: 50_000 };

/** Styles and a script of the administrator's own, for public pages. */
export function CodeTab({ config, save }: TabProps) {
  return (
    <SettingsForm
      schema={codeForm}
      config={config}
      toValues={values}
      submitLabel="Save Custom Code"
      save={save}
    >
      <p className="border-warning text-warning flex gap-2 rounded-md border px-3 py-2 text-sm">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" />
        Custom code is injected directly into the site. Use with caution as it can affect site performance and
        security.
      </p>
      <TextAreaField
        name="customCss"
        label="Custom CSS"
        hint="Injected in the document head of public pages."
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
        {...code}
      />
      <TextAreaField
        name="customJs"
        label="Custom JavaScript"
        hint="Injected at the end of the body of public pages, without a script tag. Scripts and data of other sites stay blocked."
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
        {...code}
      />
    </SettingsForm>
  );
}

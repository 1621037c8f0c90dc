import { useId, useState } from "react";
import { TextField } from "@/components/forms/fields";
import { ColorField } from "@/components/settings/color-field";
import { ImageManagement } from "@/components/settings/image-management";
import { SaveError } from "@/components/settings/save-settings";
import { Section } from "@/components/settings/section";
import { SettingsForm } from "@/components/settings/settings-form";
import type { TabProps } from "@/components/settings/tab-props";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import type { SiteConfig } from "@/lib/config/schema";
import { appearanceForm, valuesOf } from "@/lib/config/schema-forms";

const values = (config: SiteConfig) => valuesOf(appearanceForm, config);

export function AppearanceTab({ config, save, refresh }: TabProps) {
  return (
    <div className="flex flex-col gap-6">
      <SettingsForm
        schema={appearanceForm}
        config={config}
        toValues={values}
        submitLabel="Save Appearance"
        failure="Failed to save appearance settings"
        save={(patch, base) => save(patch, base, "Appearance settings saved successfully")}
      >
        <Section title="Logo and favicon" description="A path of this site, or an address with https.">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name="logo"
              label="Logo URL"
              placeholder="/logo.svg"
              hint="250-400 px wide, 500 px for high resolution."
            />
            <TextField
              name="favicon"
              label="Favicon URL"
              placeholder="/favicon.ico"
              hint="Square, 32x32 and 192x192 pixels."
            />
            <TextField
              name="logoLight"
              label="Light logo URL"
              hint="For the light theme. Left empty, the logo is used."
            />
            <TextField
              name="logoDark"
              label="Dark logo URL"
              hint="For the dark theme. Left empty, the logo is used."
            />
          </div>
          <NameToggle config={config} save={save} />
        </Section>
        <Section
          title="Colours"
          description="Every text that stands on them, or is set in them, is kept readable."
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <ColorField name="primaryColor" label="Primary colour" hint="Buttons, badges and marks." />
            <ColorField name="secondaryColor" label="Secondary colour" hint="Links and focus." />
          </div>
        </Section>
      </SettingsForm>
      <ImageManagement config={config} save={save} refresh={refresh} />
    </div>
  );
}

/** Saved by itself, as soon as it is turned. */
function NameToggle({ config, save }: Pick<TabProps, "config" | "save">) {
  const id = useId();
  const [busy, run] = useBusy();
  const [turned, setTurned] = useState<boolean>();

  async function turn(showSiteNameWithLogo: boolean) {
    setTurned(showSiteNameWithLogo);
    const write = () => save({ showSiteNameWithLogo }, undefined, "Logo display setting updated");
    await run(write, (reason) => {
      const message = reason instanceof SaveError ? reason.message : "An unexpected error occurred";
      toast.error("Failed to update logo display setting", message);
    });
    setTurned(undefined);
  }

  return (
    <div className="flex items-start gap-3">
      <Switch
        id={id}
        checked={turned ?? config.showSiteNameWithLogo}
        disabled={busy}
        onCheckedChange={(on) => void turn(on)}
        aria-describedby={`${id}-hint`}
      />
      <div className="min-w-0">
        <Label htmlFor={id}>Show Site Name with Logo</Label>
        <p id={`${id}-hint`} className="text-muted text-xs">
          On: the site name stands beside the logo. Off: logo only. Saved at once.
        </p>
      </div>
    </div>
  );
}

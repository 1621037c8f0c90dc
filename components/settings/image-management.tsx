import { RefreshCw } from "lucide-react";
import { ImageUpload } from "@/components/settings/image-upload";
import { SaveError } from "@/components/settings/save-settings";
import { Section } from "@/components/settings/section";
import type { TabProps } from "@/components/settings/tab-props";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

const logos = [
  { variant: "default", field: "logo", label: "Default logo", dark: false },
  { variant: "light", field: "logoLight", label: "Light logo", dark: false },
  { variant: "dark", field: "logoDark", label: "Dark logo", dark: true },
] as const;

export function ImageManagement({ config, save, refresh }: Omit<TabProps, "round">) {
  async function saveFavicon(favicon: string) {
    try {
      await save({ favicon }, undefined, "Favicon updated successfully");
    } catch (reason) {
      toast.error("Failed to update favicon", reason instanceof SaveError ? reason.message : undefined);
      throw reason;
    }
  }

  return (
    <div className="border-border flex max-w-3xl flex-col gap-6 border-t pt-6">
      <Section
        title="Logo Management"
        description="250-400 px wide, 500 px for high resolution. Max 2MB, PNG, JPEG or SVG."
      >
        <div className="grid gap-4 sm:grid-cols-3">
          {logos.map(({ variant, field, label, dark }) => (
            <ImageUpload
              key={variant}
              kind="logo"
              variant={variant}
              label={label}
              button="Upload"
              subject="Logo"
              placeholder="No logo set"
              hint={variant === "default" ? "For both themes" : `For the ${variant} theme`}
              current={config[field]}
              dark={dark}
              onUploaded={({ url }) => save({ [field]: url })}
            />
          ))}
        </div>
      </Section>
      <Section title="Favicon Management" description="Square, 32x32 and 192x192. Max 1MB, PNG or JPEG.">
        <div className="grid gap-4 sm:grid-cols-2">
          <ImageUpload
            kind="favicon"
            label="Favicon"
            button="Upload New Favicon"
            subject="Favicon"
            placeholder="No favicon set"
            hint="Shown in the browser's tab"
            current={config.favicon}
            onUploaded={({ url }) => saveFavicon(url)}
          >
            <Button variant="outline" className="max-sm:h-11" onClick={refresh}>
              <RefreshCw />
              Refresh
            </Button>
          </ImageUpload>
        </div>
      </Section>
    </div>
  );
}

"use client";

import { RefreshCw } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { AppearanceTab } from "@/components/settings/appearance-tab";
import { CodeTab } from "@/components/settings/code-tab";
import { GeneralTab } from "@/components/settings/general-tab";
import { HomeTab } from "@/components/settings/home-tab";
import { loadSettings } from "@/components/settings/load-settings";
import { saveSettings } from "@/components/settings/save-settings";
import { ServerStatusBadge, useServerStatus } from "@/components/settings/server-status";
import { SocialTab } from "@/components/settings/social-tab";
import type { TabProps } from "@/components/settings/tab-props";
import { Button } from "@/components/ui/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { toast } from "@/components/ui/toast";
import type { SiteConfig } from "@/lib/config/schema";

const tabs = [
  { value: "general", label: "General", Panel: GeneralTab },
  { value: "appearance", label: "Appearance", Panel: AppearanceTab },
  { value: "custom-code", label: "Custom Code", Panel: CodeTab },
  { value: "social", label: "Social", Panel: SocialTab },
  { value: "home", label: "Home page", Panel: HomeTab },
];

type State = { config?: SiteConfig; error?: string; loading: boolean };

/** The site's settings: loading, an error, or tabs of which each is saved by itself. */
export function SettingsScreen() {
  const [{ config, error, loading }, setState] = useState<State>({ loading: true });
  const { status, check } = useServerStatus();
  const [round, setRound] = useState(0);

  const load = useCallback(async (fresh: boolean) => {
    try {
      const loaded = await loadSettings({ fresh });
      setState({ config: loaded, loading: false });
      return true;
    } catch (reason) {
      setState((now) => ({ ...now, error: (reason as Error).message, loading: false }));
      return false;
    }
  }, []);
  useEffect(() => void load(false), [load]);

  async function refresh() {
    setState((now) => ({ ...now, error: undefined, loading: true }));
    check();
    setRound((now) => now + 1);
    if (await load(true)) toast.success("Settings refreshed");
  }

  const save: TabProps["save"] = async (patch, base, success) => {
    const { config: saved, via } = await saveSettings(base ?? config!, patch);
    setState({ config: saved, loading: false });
    if (success) toast.success(success);
    else toast.success("Settings saved", `Site settings have been updated successfully via ${via}`);
    return saved;
  };

  return (
    <>
      <AdminHeader
        title="Site Settings"
        description="Manage your site's appearance, features, and other settings."
      >
        <ServerStatusBadge status={status} />
        <Button variant="outline" aria-disabled={loading} onClick={() => void refresh()}>
          <RefreshCw />
          Refresh
        </Button>
      </AdminHeader>
      {error ? (
        <div role="alert" className="border-danger flex flex-col items-start gap-3 rounded-md border p-4">
          <p>{error}</p>
          <Button variant="outline" onClick={() => void refresh()}>
            Retry
          </Button>
        </div>
      ) : (
        !config && (
          <p role="status" className="text-muted py-16 text-center">
            Loading site settings...
          </p>
        )
      )}
      {config && <SettingsTabs config={config} save={save} refresh={() => void refresh()} round={round} />}
    </>
  );
}

/** The tab is in the address. All stay in the page, so that a look at another one loses nothing that was typed. */
function SettingsTabs(props: TabProps) {
  const path = usePathname();
  const asked = useSearchParams().get("tab");
  const current = tabs.find(({ value }) => value === asked) ?? tabs[0]!;
  return (
    <Tabs
      value={current.value}
      onValueChange={(value) =>
        window.history.replaceState(null, "", value === tabs[0]!.value ? path : `${path}?tab=${value}`)
      }
    >
      <TabsList aria-label="Settings">
        {tabs.map(({ value, label }) => (
          <TabsTrigger key={value} value={value}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(({ value, Panel }) => (
        <TabsContent key={value} value={value} forceMount className="data-[state=inactive]:hidden">
          <Panel {...props} />
        </TabsContent>
      ))}
    </Tabs>
  );
}

"use client";

import { useId, useState } from "react";
import { SettingsRow } from "@/components/dashboard/settings/section";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import type { putNoticeSettingsApi } from "@/lib/accounts/api-notices";
import type { NoticeSettings } from "@/lib/accounts/schema-notices";
import { call, messageOf } from "@/lib/platform/http/client";

/** Whether decisions about what somebody sent in are mailed. Shown at once, and taken back when the server refuses. */
export function MailsRow({ settings }: { settings: NoticeSettings }) {
  const id = useId();
  const [decisions, setDecisions] = useState(settings.decisions);
  const [busy, run] = useBusy();

  async function change(on: boolean) {
    const save = async () => {
      setDecisions(on);
      await call<typeof putNoticeSettingsApi>("PUT", "/api/me/notice-settings", { body: { decisions: on } });
    };
    await run(save, (reason) => {
      setDecisions(!on);
      toast.error(messageOf(reason));
    });
  }

  return (
    <SettingsRow
      label="Decisions about what you sent in"
      hint={
        <span id={id}>
          Of submissions, reviews, reports and proposed changes. Your dashboard tells you either way.
        </span>
      }
      action={
        <Switch
          checked={decisions}
          aria-label="Decisions about what you sent in"
          aria-describedby={id}
          aria-busy={busy || undefined}
          onCheckedChange={(on) => void change(on)}
        />
      }
    />
  );
}

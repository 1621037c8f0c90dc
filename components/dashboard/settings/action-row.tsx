import type { ReactNode } from "react";
import { SettingsRow } from "@/components/dashboard/settings/section";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import { CallError } from "@/lib/platform/http/client";

/** A setting with a button that does one thing at once. A failure is told in a toast. */
export function ActionRow({
  label,
  hint,
  button,
  busyText,
  run,
}: {
  label: string;
  hint: ReactNode;
  button: string;
  busyText: string;
  run: () => Promise<void>;
}) {
  const [busy, start] = useBusy();
  const onFailure = (reason: unknown) =>
    void toast.error(reason instanceof CallError ? reason.message : "An error occurred. Please try again.");

  return (
    <SettingsRow
      label={label}
      hint={hint}
      action={
        <Button
          variant="outline"
          size="sm"
          className="max-sm:h-11"
          aria-disabled={busy}
          onClick={() => void start(run, onFailure)}
        >
          {busy ? busyText : button}
        </Button>
      }
    />
  );
}

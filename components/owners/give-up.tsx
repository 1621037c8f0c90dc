import type { ComponentProps } from "react";
import { useConfirm } from "@/components/forms/confirm";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import type { removeClaimApi } from "@/lib/owners/api";
import type { ClaimDto } from "@/lib/owners/schema";
import { call, CallError, messageOf } from "@/lib/platform/http/client";

/** Gives up one's own claim, after a question where something is lost. */
export function GiveUp({
  claim,
  onGone,
  onRefused,
  children,
  ...button
}: {
  claim: ClaimDto;
  onGone: () => void;
  onRefused: (reason: unknown) => void;
} & Pick<ComponentProps<typeof Button>, "className" | "size" | "variant" | "children">) {
  const confirm = useConfirm();
  const [busy, run] = useBusy();

  async function giveUp() {
    const agreed = await confirm({
      title:
        claim.status === "verified"
          ? `Are you sure that you don't want to be an owner of ${claim.tool.name} any more?`
          : "Are you sure? Your token will not be valid any more.",
      description: claim.tool.listed
        ? undefined
        : "While the tool is not in the directory, it can't be claimed again.",
      action: "Give it up",
      cancel: "Keep it",
      destructive: true,
    });
    if (agreed) await run(remove);
  }

  async function remove() {
    try {
      await call<typeof removeClaimApi>("DELETE", "/api/claims/{id}", { params: { id: claim.id } });
    } catch (reason) {
      // Another tab may have been quicker.
      if (!(reason instanceof CallError && reason.status === 404)) {
        toast.error("Failed to give the claim up", messageOf(reason));
        return onRefused(reason);
      }
    }
    toast.success("You gave your claim up");
    onGone();
  }

  return (
    <Button variant="ghost" {...button} aria-disabled={busy} onClick={() => void giveUp()}>
      Give up this claim
      {children}
    </Button>
  );
}

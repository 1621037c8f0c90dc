import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import type { removeClaimApi } from "@/lib/owners/api";
import type { ClaimDto } from "@/lib/owners/schema";
import { call, CallError } from "@/lib/platform/http/client";

/** Gives up one's own claim, after a question where something is lost. */
export function GiveUp({ claim, onGone }: { claim: ClaimDto; onGone: () => void }) {
  const [asking, setAsking] = useState(false);
  const [busy, run] = useBusy();
  const opener = useRef<HTMLButtonElement>(null);

  async function remove() {
    try {
      await call<typeof removeClaimApi>("DELETE", "/api/claims/{id}", { params: { id: claim.id } });
    } catch (reason) {
      // Another tab may have been quicker.
      if (!(reason instanceof CallError && reason.status === 404))
        return toast.error("Failed to give the claim up", (reason as Error).message);
    }
    toast.success("You gave your claim up");
    onGone();
  }

  return (
    <div className="border-border mt-4 flex flex-wrap items-center gap-2 border-t pt-3">
      {asking ? (
        <>
          <p role="alert" className="w-full text-sm">
            {claim.status === "verified"
              ? `Are you sure that you don't want to be an owner of ${claim.tool.name} any more?`
              : "Are you sure? Your token will not be valid any more."}
          </p>
          {/* Where the pointer is that asked. */}
          <Button
            variant="ghost"
            aria-disabled={busy}
            autoFocus
            onClick={() => {
              setAsking(false);
              requestAnimationFrame(() => opener.current?.focus());
            }}
          >
            Keep it
          </Button>
          <Button variant="destructive" aria-disabled={busy} onClick={() => void run(remove)}>
            Give it up
          </Button>
        </>
      ) : (
        <Button ref={opener} variant="ghost" onClick={() => setAsking(true)}>
          Give up this claim
        </Button>
      )}
    </div>
  );
}

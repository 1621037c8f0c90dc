import { Copy } from "lucide-react";
import { useId, useRef, useState } from "react";
import { claimWays, proofText } from "@/components/owners/claim-ways";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import type { checkClaimApi } from "@/lib/owners/api";
import type { ClaimDto } from "@/lib/owners/schema";
import { call, messageOf } from "@/lib/platform/http/client";

/** A look takes this long at most, milliseconds, with what comes and goes. */
const patience = 20_000;

export function ClaimProof({
  claim,
  onShow,
  onRefused,
}: {
  claim: ClaimDto;
  onShow: (claim: ClaimDto) => void;
  /** Told why the server did not look. */
  onRefused: (reason: unknown) => void;
}) {
  const [busy, run] = useBusy();
  const [failure, setFailure] = useState(claim.failure);
  const said = useRef<HTMLParagraphElement>(null);
  const { step, whereLabel } = claimWays[claim.method];

  async function check() {
    setFailure(null);
    const found = await call<typeof checkClaimApi>("POST", "/api/claims/{id}/check", {
      params: { id: claim.id },
      timeout: patience,
    });
    if (found.proven) {
      toast.success("We found your token");
      onShow(found.claim);
    } else setFailure(found.claim.failure ?? "We did not find your token.");
  }

  return (
    <div className="border-border mt-4 flex flex-col gap-3 border-t pt-4">
      <p className="text-sm">{step}</p>
      <CopyField label={whereLabel} text={claim.where} />
      <CopyField
        label={claim.method === "dns" ? "Value" : "Text"}
        text={proofText(claim.method, claim.token)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          className="max-sm:h-11 max-sm:flex-1"
          aria-disabled={busy}
          onClick={() => {
            const looked = run(check, (reason) => {
              setFailure(messageOf(reason));
              onRefused(reason);
            });
            // What was found stands below the button, at the foot of the window or further down.
            void looked.then(() =>
              requestAnimationFrame(() => said.current?.scrollIntoView({ block: "nearest" })),
            );
          }}
        >
          {busy ? "Looking…" : "Check"}
        </Button>
        <p role="status" className="text-muted text-sm empty:hidden">
          {busy && `We look at ${claim.where} now. That takes some seconds.`}
        </p>
      </div>
      <p
        ref={said}
        role="alert"
        className="text-danger scroll-mb-[calc(1rem+var(--foot))] text-sm break-words empty:hidden"
      >
        {!busy && failure}
      </p>
    </div>
  );
}

function CopyField({ label, text }: { label: string; text: string }) {
  const id = useId();
  async function copy() {
    try {
      // Without https navigator.clipboard is undefined; the text can be marked by hand.
      await navigator.clipboard.writeText(text);
      toast.success(`${label} copied`);
    } catch {
      toast.error("Failed to copy", "Please select the text and copy it yourself.");
    }
  }
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="text-muted text-sm">
        {label}
      </p>
      <div className="border-border bg-background mt-1 flex items-center gap-2 rounded-md border py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 text-sm break-all select-all">{text}</code>
        <Button
          variant="ghost"
          size="icon"
          className="max-sm:size-11"
          aria-label={`Copy ${label.toLowerCase()}`}
          onClick={() => void copy()}
        >
          <Copy />
        </Button>
      </div>
    </div>
  );
}

import { useState } from "react";
import { claimWays } from "@/components/owners/claim-ways";
import { Button } from "@/components/ui/button";
import { useBusy } from "@/components/ui/use-busy";
import { type ClaimMethod, claimMethods } from "@/lib/owners/schema";
import { messageOf } from "@/lib/platform/http/client";

export function ChooseWay({
  current,
  anew = false,
  onChoose,
}: {
  current?: ClaimMethod;
  /** Whether the present way has to be chosen once more. */
  anew?: boolean;
  onChoose: (method: ClaimMethod) => Promise<void>;
}) {
  const [method, setMethod] = useState(current ?? "dns");
  const [busy, run] = useBusy();
  const [failure, setFailure] = useState<string>();

  const choose = () => {
    setFailure(undefined);
    return onChoose(method);
  };

  return (
    <div className="mt-3">
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-sm font-medium">How do you want to show it?</legend>
        {claimMethods.map((way) => (
          <label
            key={way}
            className="hover:bg-surface-2 flex min-h-11 cursor-pointer items-start gap-3 rounded-md px-2 py-2"
          >
            <input
              type="radio"
              name="way"
              value={way}
              checked={way === method}
              onChange={() => setMethod(way)}
              className="accent-primary mt-0.5 size-4 shrink-0"
            />
            <span className="text-sm">
              <span className="font-medium">{claimWays[way].label}</span>
              <span className="text-muted block break-words">{claimWays[way].text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p role="alert" className="text-danger mt-2 text-sm empty:hidden">
        {failure}
      </p>
      {(anew || method !== current) && (
        <Button
          className="mt-3 max-sm:h-11"
          aria-disabled={busy}
          onClick={() => void run(choose, (reason) => setFailure(messageOf(reason)))}
        >
          {busy ? "Just a moment…" : "Show me what to copy"}
        </Button>
      )}
    </div>
  );
}

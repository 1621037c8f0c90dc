"use client";

import { useRouter } from "next/navigation";
import { GiveUp } from "@/components/owners/give-up";
import type { ClaimDto } from "@/lib/owners/schema";
import { CallError } from "@/lib/platform/http/client";

/** Gives up one's claim of a tool that is not in the directory, where it has no page to do that on. */
export function GiveUpUnlisted({ claim }: { claim: ClaimDto }) {
  const router = useRouter();
  return (
    <GiveUp
      claim={claim}
      variant="link"
      size="sm"
      className="h-auto min-h-6 px-0"
      onGone={() => {
        // The row goes, and this button with it.
        document.getElementById("main")?.focus({ preventScroll: true });
        router.refresh();
      }}
      // Where the server can't be reached, the router would leave the page.
      onRefused={(reason) => reason instanceof CallError && reason.status > 0 && router.refresh()}
    >
      <span className="sr-only"> of {claim.tool.name}</span>
    </GiveUp>
  );
}

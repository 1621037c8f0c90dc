"use client";

import { openAuth } from "@/components/auth/open-auth";
import { Button } from "@/components/ui/button";
import { NotLoaded } from "@/components/ui/not-loaded";
import { useAsked } from "@/components/ui/use-asked";
import { useViewer } from "@/components/viewer/viewer-store";

/** Where a tool is claimed: by the signed-in, whose part is loaded then; others find the way in. */
export function ClaimBox({ toolId, toolName }: { toolId: string; toolName: string }) {
  const viewer = useViewer();
  const signedIn = viewer.status === "in";
  const {
    data: Mine,
    error,
    pending,
    retry,
  } = useAsked(
    signedIn ? "claim" : undefined,
    async () => (await import("@/components/owners/my-claim")).MyClaim,
    { keep: true },
  );

  return (
    <div className="border-border bg-surface rounded-lg border p-4 sm:p-5 noscript:hidden">
      {viewer.status === "in" ? (
        Mine ? (
          <Mine key={viewer.me.id} toolId={toolId} toolName={toolName} />
        ) : error ? (
          <NotLoaded retry={retry} pending={pending}>
            Your claim could not be loaded.
          </NotLoaded>
        ) : (
          <div role="status" aria-label="Loading" className="h-48" />
        )
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">Please sign in to claim {toolName}.</p>
          <Button variant="outline" className="max-sm:h-11" onClick={() => openAuth({ mode: "login" })}>
            Sign in
          </Button>
        </div>
      )}
    </div>
  );
}

"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { openAuth } from "@/components/auth/open-auth";
import type { MyClaim } from "@/components/owners/my-claim";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useViewer } from "@/components/viewer/viewer-store";

/** Where a tool is claimed: by the signed-in, whose part is loaded then; others find the way in. */
export function ClaimBox({ toolId, toolName }: { toolId: string; toolName: string }) {
  const viewer = useViewer();
  const signedIn = viewer.status === "in";
  const [Mine, setMine] = useState<ComponentType<ComponentProps<typeof MyClaim>>>();

  useEffect(() => {
    if (!signedIn) return;
    import("@/components/owners/my-claim").then(
      (module) => setMine(() => module.MyClaim),
      () => toast.error("Failed to load. Please check your internet connection and reload the page."),
    );
  }, [signedIn]);

  return (
    <div className="border-border bg-surface rounded-lg border p-4 sm:p-5 noscript:hidden">
      {viewer.status === "in" ? (
        Mine ? (
          <Mine key={viewer.me.id} toolId={toolId} toolName={toolName} />
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

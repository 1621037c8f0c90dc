"use client";

import type { ComponentProps } from "react";
import { openAuth } from "@/components/auth/open-auth";
import type { MyClaim } from "@/components/owners/my-claim";
import { Button } from "@/components/ui/button";
import { LazyLoaded } from "@/components/ui/lazy-loaded";
import { useViewer } from "@/components/viewer/viewer-store";

/** Where a tool is claimed: by the signed-in, whose part is loaded then; others find the way in. */
export function ClaimBox(props: ComponentProps<typeof MyClaim>) {
  const viewer = useViewer();
  return (
    <div
      data-sign-in-place
      tabIndex={-1}
      className="border-border bg-surface rounded-lg border p-4 wrap-anywhere outline-none sm:p-5 noscript:hidden"
    >
      {viewer.status === "in" ? (
        <LazyLoaded
          load={async () => (await import("@/components/owners/my-claim")).MyClaim}
          failure="Your claim could not be loaded."
          waiting={<div role="status" aria-label="Loading" className="h-48" />}
        >
          {(Mine) => <Mine key={viewer.me.id} {...props} />}
        </LazyLoaded>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">Please sign in to claim {props.toolName}.</p>
          <Button variant="outline" className="max-sm:h-11" onClick={() => openAuth({ mode: "login" })}>
            Sign in
          </Button>
        </div>
      )}
    </div>
  );
}

"use client";

import { openAuth } from "@/components/auth/open-auth";
import { OwnTool, useOwnsTool } from "@/components/reviews/own-tool";
import { LazyLoaded } from "@/components/ui/lazy-loaded";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";
import { useViewer } from "@/components/viewer/viewer-store";

/**
 * The place to say something of a tool: for the signed-in a form, which is loaded then; for others the way in. Owners of the tool
 * read that they have none.
 */
export function ReviewBox({ toolId, toolName }: { toolId: string; toolName: string }) {
  const viewer = useViewer();
  const owns = useOwnsTool(toolId);

  return (
    <div
      data-sign-in-place
      tabIndex={-1}
      className="border-border bg-surface mb-6 rounded-lg border p-4 outline-none"
    >
      {viewer.status === "in" ? (
        <LazyLoaded
          load={async () => (await import("@/components/reviews/my-review")).MyReview}
          failure="Your review could not be loaded."
          waiting={
            owns ? <OwnTool /> : <div role="status" aria-label="Loading your review" className="h-64" />
          }
        >
          {(Mine) => <Mine key={viewer.me.id} toolId={toolId} toolName={toolName} />}
        </LazyLoaded>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">You must be signed in to submit a review</p>
          <a
            href="/sign-in"
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              openAuth({ mode: "login" });
            }}
            className="outline-button h-11 px-4 text-sm sm:h-9"
          >
            Sign in
          </a>
        </div>
      )}
    </div>
  );
}

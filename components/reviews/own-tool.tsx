import type { RefObject } from "react";
import { useViewer } from "@/components/viewer/viewer-store";

/** Whether the viewer is a verified owner of a tool; false until it is known who looks. */
export function useOwnsTool(toolId: string): boolean {
  const viewer = useViewer();
  return viewer.status === "in" && viewer.me.ownedTools.includes(toolId);
}

/** What owners of a tool read where others write their review. */
export function OwnTool({ heading }: { heading?: RefObject<HTMLParagraphElement | null> }) {
  return (
    <p ref={heading} tabIndex={-1} className="text-sm outline-none">
      You own this tool, so you can&apos;t review it.
    </p>
  );
}

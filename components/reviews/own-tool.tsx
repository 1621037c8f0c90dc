import type { RefObject } from "react";
import { useOwnedTools } from "@/components/viewer/owned-tools";

/** Whether the viewer is a verified owner of a tool; false until it is known who looks. */
export const useOwnsTool = (toolId: string): boolean => useOwnedTools().includes(toolId);
/** What owners of a tool read where others write their review. */
export function OwnTool({ heading }: { heading?: RefObject<HTMLParagraphElement | null> }) {
  return (
    <p ref={heading} tabIndex={-1} className="text-sm outline-none">
      You own this tool, so you can&apos;t review it.
    </p>
  );
}

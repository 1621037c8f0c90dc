import { TryNow } from "@/components/tool-detail/try-now";
import { isUnpriced, priceLine } from "@/lib/tools/facts/utils";
import type { ToolDetail } from "@/lib/tools/schema";

/** On a phone, a tool's name, price and website at the foot of the screen, above what else stands there. */
export function TryBar({ tool, sponsored }: { tool: ToolDetail; sponsored: boolean }) {
  return (
    <div className="try-again try-bar border-border bg-background sticky bottom-(--foot) z-20 -mx-4 flex items-center gap-3 border-t px-4 py-2 sm:hidden print:hidden">
      <p className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{tool.name}</span>
        <span className="text-muted block truncate text-xs">
          {isUnpriced(tool) ? "Coming Soon" : priceLine(tool.facts, tool.pricing)}
        </span>
      </p>
      <TryNow tool={tool} sponsored={sponsored} variant={tool.isUpcoming ? "outline" : undefined} />
    </div>
  );
}

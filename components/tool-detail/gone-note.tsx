import { Icon } from "@/components/ui/icon";
import { unlink } from "@/components/ui/tool-icon-paths";
import { isGoneState } from "@/lib/tools/links/utils-state";
import { goneSentences } from "@/lib/tools/links/utils-words";
import { formatDay } from "@/lib/platform/dates/utils";
import type { ToolDto } from "@/lib/tools/schema";

/** Says what was seen of a website that is gone, since when, and where to go instead. */
export function GoneNote({ tool }: { tool: Pick<ToolDto, "link" | "slug"> }) {
  const { state, since, checkedAt } = tool.link;
  if (!isGoneState(state)) return null;
  return (
    <aside
      aria-label="About its website"
      className="border-border bg-surface flex gap-3 rounded-lg border p-4 text-sm"
    >
      <Icon path={unlink} className="text-muted mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p>
          <strong className="font-medium">{goneSentences[state]}</strong>{" "}
          <span className="text-muted">
            {since && <>That has been so since {formatDay(since)}. </>}
            {checkedAt && <>We looked last on {formatDay(checkedAt)} and go on looking.</>}
          </span>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4">
          <a href={`/alternatives/${tool.slug}`} className="link inline-flex min-h-6 items-center">
            Alternatives
          </a>
          <a href="/graveyard" className="link inline-flex min-h-6 items-center">
            All tools whose websites are gone
          </a>
        </p>
      </div>
    </aside>
  );
}

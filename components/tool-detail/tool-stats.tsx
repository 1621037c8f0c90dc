import type { ReactNode } from "react";
import { Star } from "lucide-react";
import { ShortNumber } from "@/components/ui/short-number";
import { VoteCount } from "@/components/votes/vote-count";
import type { ToolDto } from "@/lib/tools/schema";
import { formatCount, formatViews } from "@/lib/tools/utils";

const sample = "Sample rating, shown until the first review is approved";

/** Views, rating, votes and reviews. A rating that nobody really gave says that it is a sample. */
export function ToolStats({ tool, sampleRating }: { tool: ToolDto; sampleRating: boolean }) {
  const rated = tool.rating !== null;
  const note = rated && sampleRating ? sample : undefined;
  return (
    <dl className="divide-border border-border grid grid-cols-4 divide-x rounded-lg border">
      <Stat name="Views">
        <ShortNumber shown={formatViews(tool.views)} exact={tool.views} />
      </Stat>
      <Stat name="Rating" note={note}>
        {tool.rating === null ? (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">Not rated yet</span>
          </>
        ) : (
          <>
            <Star
              aria-hidden
              strokeWidth={1.75}
              className="fill-star text-star mr-1 inline size-4 -translate-y-0.5 max-[359px]:hidden"
            />
            {tool.rating.toFixed(1)}
          </>
        )}
      </Stat>
      <Stat name="Votes">
        <VoteCount id={tool.id} votes={tool.votes} />
      </Stat>
      <Stat name="Reviews" note={note}>
        {formatCount(tool.reviews)}
      </Stat>
    </dl>
  );
}

function Stat({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="min-w-0 px-2 py-3 text-center sm:px-4 sm:text-left" title={note}>
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="tabular mt-0.5 text-lg font-semibold">
        <span
          className={note && "decoration-input underline decoration-dotted decoration-1 underline-offset-4"}
        >
          {children}
        </span>
        {note && (
          <>
            <span aria-hidden className="text-muted block text-xs font-normal">
              sample
            </span>
            <span className="sr-only"> ({note})</span>
          </>
        )}
      </dd>
    </div>
  );
}

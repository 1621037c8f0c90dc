import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { ShortNumber } from "@/components/ui/short-number";
import { star } from "@/components/ui/late-icon-paths";
import { VoteCount } from "@/components/votes/vote-count";
import { daysAgo, formatDay } from "@/lib/platform/dates/utils";
import type { Histogram } from "@/lib/reviews/schema";
import type { ToolFacts } from "@/lib/tools/facts/schema";
import { isUnpriced, notAnnounced, platformNames, priceWords } from "@/lib/tools/facts/utils";
import { priceSource } from "@/lib/tools/facts/utils-groups";
import type { ToolDetail } from "@/lib/tools/schema";
import { formatCount, formatViews } from "@/lib/tools/utils";
import { cn } from "@/lib/utils";

const sample = "Sample rating, shown until the first review is approved";

/** So few reviews are no distribution. */
const leastBars = 5;

/** What people decide by: price, platforms, rating, reviews, votes and views. A rating that nobody really gave says that it is a sample. */
export function ToolStats({
  tool,
  sampleRating,
  histogram = [],
}: {
  tool: ToolDetail;
  sampleRating: boolean;
  histogram?: Histogram;
}) {
  const note = tool.rating !== null && sampleRating ? sample : undefined;
  const platforms = platformNames(tool.facts).join(", ");
  return (
    <dl className="border-border flex justify-between gap-x-4 gap-y-3 border-y py-3.5 max-sm:flex-wrap sm:max-lg:grid sm:max-lg:grid-cols-[repeat(4,auto)] lg:gap-x-8">
      <Stat name="Price" wide>
        {isUnpriced(tool) ? (
          notAnnounced
        ) : (
          <>
            <span className="tabular block">{priceWords(tool.facts, tool.pricing)}</span>
            <PriceChecked facts={tool.facts} />
          </>
        )}
      </Stat>
      <Stat name="Platforms" wide className="lg:mr-auto">
        {platforms || <span className="text-muted font-normal">Not known yet</span>}
      </Stat>
      <Stat name="Rating" note={note}>
        {tool.rating === null ? (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">Not rated yet</span>
          </>
        ) : (
          <a href="#reviews" className="inline-flex min-h-6 items-center gap-1.5 hover:underline">
            <span>
              <Icon path={star} className="fill-star text-star mr-1 inline size-4 -translate-y-0.5" />
              {tool.rating.toFixed(1)}
              <span className="sr-only"> of 5, to the reviews</span>
            </span>
            {histogram.reduce((sum, { count }) => sum + count, 0) >= leastBars && (
              <RatingBars histogram={histogram} />
            )}
          </a>
        )}
      </Stat>
      <Stat name="Reviews" note={note}>
        {formatCount(tool.reviews)}
      </Stat>
      <Stat name="Votes">
        <VoteCount id={tool.id} votes={tool.votes} />
      </Stat>
      <Stat name="Views">
        <ShortNumber shown={formatViews(tool.views)} exact={tool.views} />
      </Stat>
    </dl>
  );
}

function Stat({
  name,
  note,
  wide = false,
  className,
  children,
}: {
  name: string;
  note?: string;
  /** Of words, which need more room than a number. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={cn(
        "min-w-0 max-sm:grow",
        wide && "max-sm:flex max-sm:basis-full max-sm:items-baseline max-sm:gap-3 sm:col-span-2 lg:max-w-80",
        className,
      )}
      title={note}
    >
      <dt className={cn("text-muted text-xs", wide && "max-sm:w-16 max-sm:shrink-0")}>{name}</dt>
      <dd className={cn("tabular min-w-0 font-semibold sm:mt-0.5", !wide && "whitespace-nowrap")}>
        <span>
          {wide ? children : <span className="inline-flex min-h-6 items-center">{children}</span>}
          {note && (
            <>
              {" "}
              <span aria-hidden className="text-muted text-xs font-normal max-sm:block">
                sample
              </span>
              <span className="sr-only"> ({note})</span>
            </>
          )}
        </span>
      </dd>
    </div>
  );
}

/** How many reviews have one star to five, as five small bars; they stand in words where the reviews are. */
function RatingBars({ histogram }: { histogram: Histogram }) {
  const most = Math.max(...histogram.map(({ count }) => count));
  return (
    <span aria-hidden className="inline-flex h-4 items-end gap-0.5">
      {histogram.toReversed().map(({ rating, count }) => (
        <span
          key={rating}
          className={`w-1.5 rounded-t-[1px] ${count > 0 ? "bg-star" : "bg-border-strong"}`}
          style={{ height: count > 0 ? `${Math.max(15, (count / most) * 100)}%` : 1 }}
        />
      ))}
    </span>
  );
}

/** How long ago somebody checked a tool's price; it leads to where that is said in full. */
function PriceChecked({ facts }: { facts: ToolFacts }) {
  const price = priceSource(facts);
  const at = price?.checkedAt;
  return (
    <a
      href="#pricing"
      className="text-muted inline-flex min-h-6 items-center text-sm font-normal hover:underline"
    >
      {at ? (
        <time dateTime={at} title={formatDay(at)}>
          checked {daysAgo(at)}
        </time>
      ) : price?.reported ? (
        "reported, not checked yet"
      ) : (
        "not checked yet"
      )}
    </a>
  );
}

import { AlternativeCards } from "@/components/tool-detail/alternatives";
import { Breadcrumbs, type Crumb } from "@/components/tool-detail/breadcrumbs";
import { type DetailTab, DetailTabs } from "@/components/tool-detail/detail-tabs";
import { GoneNote } from "@/components/tool-detail/gone-note";
import { AboutPanel, FeaturesPanel, PricingPanel } from "@/components/tool-detail/panels";
import { OpenedTool } from "@/components/tool-detail/opened-tool";
import { ReviewsPanel } from "@/components/tool-detail/reviews-panel";
import { ToolHeader } from "@/components/tool-detail/tool-header";
import { ToolSidebar } from "@/components/tool-detail/tool-sidebar";
import { ToolStats } from "@/components/tool-detail/tool-stats";
import { TryNow } from "@/components/tool-detail/try-now";
import { TryInSight } from "@/components/tool-detail/try-in-sight";
import { ViewCounter } from "@/components/tool-detail/view-counter";
import type { VoteHistory } from "@/lib/engagement/votes/schema";
import type { ReviewPage, ReviewView } from "@/lib/reviews/schema";
import { isUnpriced, priceLine } from "@/lib/tools/facts/utils";
import type { ToolCardDto, ToolDetail as ToolDetailDto } from "@/lib/tools/schema";

/** Everything that a tool's page is made of. */
export type ToolDetailData = {
  tool: ToolDetailDto;
  trail: Crumb[];
  url: string;
  reviews: ReviewPage;
  reviewView: ReviewView;
  /** Whether the rating that is shown is not of real reviews. */
  sampleRating: boolean;
  sponsored: boolean;
  alternatives: ToolCardDto[];
  votes: VoteHistory;
  /** How many wait for its launch; null of a tool that is not to come. */
  subscribers: number | null;
};

export function ToolDetail({
  detail,
  alternativesTab = false,
  preview = false,
}: {
  detail: ToolDetailData;
  alternativesTab?: boolean;
  /** Shows it as it will be: nothing is counted, and nobody votes or reviews. */
  preview?: boolean;
}) {
  const { tool, trail, url, reviews, reviewView, sampleRating, sponsored, alternatives, votes, subscribers } =
    detail;
  const cards = (
    <>
      <AlternativeCards name={tool.name} tools={alternatives} />
      {!preview && alternatives.length > 0 && (
        <p className="mt-4">
          <a href={`/alternatives/${tool.slug}`} className="link inline-block min-h-6 wrap-anywhere">
            All alternatives to {tool.name}
          </a>
        </p>
      )}
    </>
  );
  const tabs: DetailTab[] = [
    { id: "about", label: "About", panel: <AboutPanel tool={tool} votes={votes} /> },
    { id: "features", label: "Features", panel: <FeaturesPanel tool={tool} /> },
    { id: "pricing", label: "Pricing", panel: <PricingPanel tool={tool} sponsored={sponsored} /> },
    {
      id: "reviews",
      label: "Reviews",
      panel: (
        <ReviewsPanel
          tool={tool}
          reviews={reviews}
          view={reviewView}
          sampleRating={sampleRating}
          preview={preview}
        />
      ),
    },
  ];
  if (alternativesTab) {
    const panel = (
      <>
        <h2 className="mb-3 text-lg">Alternatives</h2>
        {cards}
      </>
    );
    tabs.push({ id: "alternatives", label: "Alternatives", panel });
  }

  return (
    <div className="try-scope container flex flex-col gap-6 pt-4 pb-4 max-sm:gap-4 sm:pt-6 sm:pb-16">
      {!preview && (
        <>
          <ViewCounter id={tool.id} website={tool.website} />
          <OpenedTool slug={tool.slug} name={tool.name} />
        </>
      )}
      <TryInSight />
      <Breadcrumbs trail={trail} />
      <ToolHeader tool={tool} sponsored={sponsored} preview={preview} subscribers={subscribers} />
      <GoneNote tool={tool} />
      <ToolStats tool={tool} sampleRating={sampleRating} histogram={reviews.histogram} />
      <div className="tool-columns grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_300px]">
        <DetailTabs
          label={`Sections about ${tool.name}`}
          tabs={tabs}
          aside={
            <p className="try-again ml-auto flex min-w-0 items-center gap-3 pl-4 max-sm:hidden print:hidden">
              <span className="truncate text-sm font-semibold">{tool.name}</span>
              <TryNow
                tool={tool}
                sponsored={sponsored}
                size="default"
                variant={tool.isUpcoming ? "outline" : undefined}
              />
            </p>
          }
        />
        <ToolSidebar
          tool={tool}
          alternatives={alternatives}
          url={url}
          sponsored={sponsored}
          preview={preview}
        />
      </div>
      {!alternativesTab && alternatives.length > 0 && (
        <section aria-labelledby="alternatives" className="border-border mt-6 border-t pt-8">
          <h2 id="alternatives" className="mb-4 text-lg">
            Alternatives to {tool.name}
          </h2>
          {cards}
        </section>
      )}
      <TryBar tool={tool} sponsored={sponsored} />
    </div>
  );
}

/** On a phone, a tool's name, price and website at the foot of the screen, above what else stands there. */
function TryBar({ tool, sponsored }: { tool: ToolDetailDto; sponsored: boolean }) {
  return (
    <div className="try-again try-bar border-border bg-background bottom-(--foot) z-20 -mx-4 flex items-center gap-3 border-t px-4 py-2 sm:hidden print:hidden">
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

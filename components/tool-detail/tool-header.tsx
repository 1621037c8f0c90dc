import { LaunchButton } from "@/components/tool-detail/launch-button";
import { ToolActions } from "@/components/tool-detail/tool-actions";
import { TryNow } from "@/components/tool-detail/try-now";
import { Icon } from "@/components/ui/icon";
import { badgeCheck } from "@/components/ui/late-icon-paths";
import { formatDay } from "@/lib/platform/dates/utils";
import { isUnpriced } from "@/lib/tools/facts/utils";
import type { ToolDetail } from "@/lib/tools/schema";
import { pricingLabel } from "@/lib/tools/utils";
import { firstSentence, headlineLength } from "@/lib/tools/utils-texts";

/** How many of a tool's tasks stand beside its category. */
const namedTasks = 3;

export function ToolHeader({
  tool,
  sponsored,
  preview,
  subscribers,
}: {
  tool: ToolDetail;
  sponsored: boolean;
  preview: boolean;
  /** How many wait for its launch; null of a tool that is not to come. */
  subscribers: number | null;
}) {
  const tasks = tool.tasks.slice(0, namedTasks);
  const actions = <ToolActions id={tool.id} name={tool.name} slug={tool.slug} votes={tool.votes} />;
  const upcoming = subscribers !== null;
  return (
    <header className="grid grid-cols-1 gap-x-5 gap-y-4 lg:grid-cols-[auto_minmax(14rem,1fr)_auto] lg:items-start lg:gap-y-2">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-5 lg:contents">
        <img
          src={tool.logo}
          alt=""
          width={80}
          height={80}
          fetchPriority="high"
          className="tool-logo border-border bg-tile size-16 rounded-lg border object-contain sm:row-span-2 sm:size-20"
        />
        {/* Below the logo where it has no room for a word beside it. */}
        <div className="min-w-0 flex-1 basis-36 self-center lg:self-start">
          <h1 translate="no" className="line-clamp-2 text-2xl">
            <bdi>{tool.name}</bdi>
          </h1>
          <p className="separated mt-0.5 text-sm xl:max-h-6 xl:overflow-hidden">
            <a href={`/category/${tool.categorySlug}`} className="link inline-flex min-h-6 items-center">
              {tool.category}
            </a>
            {tasks.map(({ slug, name }) => (
              <a
                key={slug}
                href={`/tasks/${slug}`}
                className="text-muted inline-flex min-h-6 items-center hover:underline max-sm:hidden lg:max-xl:hidden"
              >
                {name}
              </a>
            ))}
          </p>
        </div>
        <div className="min-w-0 basis-full sm:col-start-2">
          <p dir="auto" className="max-w-[43em] text-pretty">
            {firstSentence(tool.description, headlineLength)}
          </p>
          <Badges tool={tool} sponsored={sponsored} />
        </div>
      </div>
      <div className="flex flex-col gap-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:items-end lg:pt-1">
        {upcoming && !preview && (
          <div className="text-muted flex items-center gap-3 text-sm lg:flex-row-reverse">
            <LaunchButton id={tool.id} name={tool.name} subscribers={subscribers} />
          </div>
        )}
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap lg:justify-end">
          <TryNow
            tool={tool}
            sponsored={sponsored}
            variant={upcoming ? "outline" : undefined}
            className="try"
          />
          {preview ? (
            <fieldset disabled className="contents [&_button]:pointer-events-none [&_button]:opacity-50">
              {actions}
            </fieldset>
          ) : (
            actions
          )}
        </div>
      </div>
    </header>
  );
}

function Badges({ tool, sponsored }: { tool: ToolDetail; sponsored: boolean }) {
  return (
    <ul aria-label="Marks" className="mt-2.5 flex flex-wrap gap-1.5">
      {sponsored && <li className="badge">Sponsored</li>}
      {tool.premiumBadge && (
        <li className="badge badge-accent gap-1">
          <Icon path={badgeCheck} className="size-3.5" />
          Premium
        </li>
      )}
      {!isUnpriced(tool) && <li className="badge">{pricingLabel(tool.pricing.type)}</li>}
      {tool.isUpcoming && <li className="badge badge-accent">Coming Soon</li>}
      {tool.isUpcoming && (
        <li className="badge">
          {tool.launchDate ? (
            <time dateTime={tool.launchDate}>Expected {formatDay(tool.launchDate)}</time>
          ) : (
            "Date to be announced"
          )}
        </li>
      )}
      {tool.isNew && <li className="badge badge-accent">New</li>}
      {tool.isTrending && <li className="badge">Trending</li>}
      {tool.isTopRated && <li className="badge">Top rated</li>}
    </ul>
  );
}

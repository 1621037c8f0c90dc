import { CheckList } from "@/components/tool-detail/check-list";
import { FactTable, Sources } from "@/components/tool-detail/facts";
import { Part } from "@/components/tool-detail/part";
import { PictureRow } from "@/components/tool-detail/picture-row";
import { PlanList } from "@/components/tool-detail/plan-list";
import { TagList } from "@/components/tool-detail/tag-list";
import { VoteChart } from "@/components/tool-detail/vote-chart";
import { Icon } from "@/components/ui/icon";
import { externalLink } from "@/components/ui/tool-icon-paths";
import type { VoteHistory } from "@/lib/engagement/votes/schema";
import type { ToolTaskDto } from "@/lib/tools/facts/schema";
import { cheapest, isUnpriced, notAnnounced } from "@/lib/tools/facts/utils";
import { priceSource } from "@/lib/tools/facts/utils-groups";
import { shownPictures } from "@/lib/tools/facts/utils-pictures";
import type { ToolDetail, ToolDto } from "@/lib/tools/schema";
import { pricingLabel } from "@/lib/tools/utils";
import { hostOf } from "@/lib/tools/utils-address";
import { afterHeadline } from "@/lib/tools/utils-texts";
import { cn } from "@/lib/utils";

/** What the tool is beyond its one line, what it is good for, where it helps and what is known of it. */
export function AboutPanel({ tool, votes }: { tool: ToolDetail; votes: VoteHistory }) {
  const more = afterHeadline(tool.description);
  return (
    <div className="flex flex-col gap-8">
      {more && (
        <Part title={`About ${tool.name}`}>
          <p dir="auto" className="max-w-[43em] text-lg leading-7">
            {more}
          </p>
        </Part>
      )}
      <PictureRow name={tool.name} pictures={shownPictures(tool.facts)} />
      {tool.features.length > 0 && (
        <Part title="Key Benefits">
          <CheckList items={tool.features} className="sm:grid-cols-2" />
        </Part>
      )}
      {(tool.useCases.length > 0 || tool.tags.length > 0) && (
        <Part title={tool.useCases.length > 0 ? "Use Cases" : "Tags"}>
          {tool.useCases.length > 0 && (
            <ul className="marker:text-muted mb-5 grid list-disc gap-x-6 gap-y-2.5 pl-5 wrap-anywhere sm:grid-cols-2">
              {tool.useCases.map((useCase) => (
                <li key={useCase} dir="auto" className="pl-1.5">
                  {useCase}
                </li>
              ))}
            </ul>
          )}
          <TagList tags={tool.tags} />
        </Part>
      )}
      <TaskList tasks={tool.tasks} />
      <FactTable name={tool.name} facts={tool.facts} />
      <VoteChart votes={votes} />
    </div>
  );
}

export function FeaturesPanel({ tool }: { tool: ToolDto }) {
  return (
    <Part title="Features">
      {tool.features.length > 0 ? (
        <ol className="divide-border border-border divide-y rounded-lg border">
          {tool.features.map((feature, i) => (
            <li key={feature} className="flex items-baseline gap-4 px-4 py-3">
              <span aria-hidden className="tabular text-muted w-5 shrink-0 text-right text-sm">
                {i + 1}
              </span>
              <span dir="auto" className="min-w-0">
                {feature}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-muted">No features are listed for {tool.name} yet.</p>
      )}
    </Part>
  );
}

const models: Record<ToolDto["pricing"]["type"], string> = {
  free: "Free to use. There is no paid plan to compare.",
  freemium: "There is a free plan with limits; a paid plan lifts them.",
  paid: "Paid. A trial, where there is one, is described on its website.",
  premium: "Paid, with a higher tier for everything it can do.",
  subscription: "Paid by subscription.",
  enterprise: "Sold to organisations, with a price agreed for each.",
};

/** What the tool costs, as far as it is known, and where the price of today stands. */
export function PricingPanel({ tool, sponsored }: { tool: ToolDetail; sponsored: boolean }) {
  const { type, startingPrice } = tool.pricing;
  const price = priceSource(tool.facts);
  const unpriced = isUnpriced(tool);
  return (
    <div className="flex flex-col gap-8 wrap-anywhere">
      <Part title="Pricing">
        <dl className="divide-border border-border grid overflow-hidden rounded-lg border max-sm:divide-y sm:grid-cols-2 sm:divide-x">
          <div className="px-4 py-3.5">
            <dt className="text-muted text-sm">Pricing model</dt>
            <dd className="mt-1 text-lg font-semibold">{unpriced ? notAnnounced : pricingLabel(type)}</dd>
            <dd className="text-muted mt-1 text-sm">{unpriced ? "It is still to come." : models[type]}</dd>
          </div>
          <div className="px-4 py-3.5">
            <dt className="text-muted text-sm">
              {type === "freemium" ? "Paid plans from" : "Starting price"}
            </dt>
            <dd className={cn("tabular mt-1 text-lg font-semibold", price?.stale && "text-muted")}>
              {unpriced
                ? notAnnounced
                : (cheapest(tool.facts, tool.pricing) ??
                  startingPrice ??
                  (type === "free" ? "Free" : "Not listed"))}
            </dd>
            <dd className="text-muted mt-1 text-sm">
              {price ? <Sources sources={[price]} /> : "Not checked yet. Prices change often."}
            </dd>
          </div>
        </dl>
        <p className="mt-4">
          <a
            href={tool.website}
            target="_blank"
            rel={`noopener nofollow${sponsored ? " sponsored" : ""}`}
            className="link inline-flex min-h-6 items-center gap-1.5"
          >
            See current prices on {hostOf(tool.website)}
            <Icon path={externalLink} className="size-4 shrink-0" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </p>
      </Part>
      <PlanList facts={tool.facts} />
    </div>
  );
}

/** The jobs that a tool is for, each with how it does them. Nothing while none is known. */
function TaskList({ tasks }: { tasks: ToolTaskDto[] }) {
  if (tasks.length === 0) return null;
  return (
    <Part title="What people use it for">
      <ul className="divide-border border-border divide-y rounded-lg border wrap-anywhere">
        {tasks.map(({ slug, name, how }) => (
          <li key={slug} className="px-4 py-3">
            <a href={`/tasks/${slug}`} className="link inline-flex min-h-6 items-center font-medium">
              <bdi>{name}</bdi>
            </a>
            <p dir="auto" className="text-muted text-sm">
              {how}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

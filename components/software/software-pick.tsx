import { ExternalLink } from "lucide-react";
import { Logo } from "@/components/tools/logo";
import { LinkButton } from "@/components/ui/button";
import type { SoftwarePick as Pick } from "@/lib/software-pages/schema";
import { formatCount, pricingLabel } from "@/lib/tools/utils";
import { firstSentence, shortCategory } from "@/lib/tools/utils-texts";

/** A tool of a "best software" page: what it is, what it costs and why it is there. */
export function SoftwarePick({ tool, place, sponsored }: { tool: Pick; place: number; sponsored: boolean }) {
  const label = pricingLabel(tool.pricing.type);
  const { price } = tool.compared;
  return (
    <article className="border-border bg-background grid grid-cols-[44px_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-lg border p-4 sm:p-5 lg:grid-cols-[44px_minmax(0,1fr)_auto]">
      <Logo src={tool.logo} size={44} loading="lazy" className="size-11 rounded-md" />
      <div>
        <h3 className="text-base">
          <span className="text-muted tabular-nums">{place}.</span>{" "}
          <a href={`/ai-tools/${tool.slug}`} className="py-1 hover:underline hover:underline-offset-3">
            <bdi>{tool.name}</bdi>
          </a>
        </h3>
        <p className="text-muted mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs tabular-nums">
          {sponsored && <span className="badge">Sponsored</span>}
          <span className="badge">{label}</span>
          {price !== label && <span>{price}</span>}
          {tool.rating !== null && (
            <span className="stars">
              {tool.rating.toFixed(1)} ({formatCount(tool.reviews)})
            </span>
          )}
          <span>{shortCategory(tool.category)}</span>
        </p>
      </div>
      <div className="col-span-2 max-w-[43em] sm:col-span-1 sm:col-start-2">
        <p dir="auto" className="text-muted">
          {firstSentence(tool.description, 200)}
        </p>
        {tool.reason && (
          <p className="mt-2">
            <strong className="font-semibold">Why it is here.</strong> <bdi>{tool.reason}</bdi>
          </p>
        )}
      </div>
      <p className="col-span-2 mt-1 flex flex-wrap gap-2 sm:col-span-1 sm:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-center">
        <LinkButton href={`/ai-tools/${tool.slug}`} className="h-11 sm:h-9" size="default">
          Learn More
          <span className="sr-only">about {tool.name}</span>
        </LinkButton>
        <LinkButton
          href={tool.website}
          target="_blank"
          rel={sponsored ? "noopener nofollow sponsored" : "noopener"}
          variant="ghost"
          className="h-11 sm:h-9"
          size="default"
        >
          Website
          <ExternalLink />
          <span className="sr-only">of {tool.name}, opens in a new tab</span>
        </LinkButton>
      </p>
    </article>
  );
}

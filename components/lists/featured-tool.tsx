import { ExternalLink } from "lucide-react";
import { CardActions } from "@/components/tools/card-actions";
import { Logo } from "@/components/tools/logo";
import { LinkButton } from "@/components/ui/button";
import type { ToolDto } from "@/lib/tools/schema";
import { formatCount, logoPath, pricingLabel } from "@/lib/tools/utils";

export function FeaturedTool({ tool }: { tool: ToolDto }) {
  return (
    <article className="featured bg-surface relative grid gap-x-6 gap-y-4 p-4 sm:grid-cols-[72px_1fr_auto] sm:p-6">
      <Logo src={logoPath(tool.slug)} size={72} className="size-[72px] rounded-lg" />
      <div className="min-w-0 max-sm:col-start-1">
        <h3 className="line-clamp-2 text-lg">{tool.name}</h3>
        <p className="text-muted mt-1 text-sm">
          <span className="bg-surface-2 text-foreground mr-1.5 rounded-[4px] px-1.5 py-px font-semibold tabular-nums">
            <span className="font-normal">Number </span>1
          </span>
          {tool.category}
        </p>
        <p dir="auto" className="mt-3 line-clamp-4 max-w-[56em] text-pretty">
          {tool.description}
        </p>
        <p className="text-muted mt-3 flex flex-wrap items-center gap-2 text-sm tabular-nums">
          <span className="badge">{pricingLabel(tool.pricing.type)}</span>
          {tool.rating !== null && (
            <span className="stars">
              {tool.rating.toFixed(1)} ({formatCount(tool.reviews)})
            </span>
          )}
        </p>
      </div>
      <div className="absolute top-4 right-4 flex items-center gap-2 sm:static sm:flex-col sm:items-center">
        <CardActions id={tool.id} name={tool.name} slug={tool.slug} votes={tool.votes} />
      </div>
      <div className="flex flex-wrap gap-2 sm:col-span-2 sm:col-start-2">
        <LinkButton href={tool.website} target="_blank" rel="noopener" variant="default">
          Try Now
          <ExternalLink />
          <span className="sr-only">(opens {tool.name} in a new tab)</span>
        </LinkButton>
        <LinkButton href={`/ai-tools/${tool.slug}`}>
          Learn More
          <span className="sr-only">about {tool.name}</span>
        </LinkButton>
      </div>
    </article>
  );
}

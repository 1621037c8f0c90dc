import { BadgeCheck, ExternalLink } from "lucide-react";
import { ToolActions } from "@/components/tool-detail/tool-actions";
import { buttonVariants } from "@/components/ui/button";
import type { ToolDto } from "@/lib/tools/schema";
import { firstSentence, logoPath, pricingLabel } from "@/lib/tools/utils";
import { cn } from "@/lib/utils";

/** What a tool is, in one look, and what can be done with it. */
export function ToolHeader({
  tool,
  sponsored,
  preview,
}: {
  tool: ToolDto;
  sponsored: boolean;
  preview: boolean;
}) {
  const actions = <ToolActions id={tool.id} name={tool.name} slug={tool.slug} votes={tool.votes} />;
  return (
    <header className="grid grid-cols-1 gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 sm:gap-x-5">
        {preview && tool.status !== "published" ? (
          // Logos are served of published tools alone.
          <span
            aria-hidden
            className="border-border bg-surface text-muted grid size-16 place-items-center rounded-lg border text-2xl font-semibold sm:row-span-2 sm:size-20"
          >
            {[...tool.name][0]?.toUpperCase()}
          </span>
        ) : (
          <img
            src={logoPath(tool.slug)}
            alt=""
            width={80}
            height={80}
            fetchPriority="high"
            className="border-border bg-tile size-16 rounded-lg border object-contain sm:row-span-2 sm:size-20"
          />
        )}
        <div className="min-w-0 self-center">
          <h1 className="text-2xl">{tool.name}</h1>
          <p className="mt-0.5 text-sm">
            <a href={`/category/${tool.categorySlug}`} className="link inline-flex min-h-6 items-center">
              {tool.category}
            </a>
          </p>
        </div>
        <div className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2">
          <p className="text-muted max-w-[65ch]">{firstSentence(tool.description, 180)}</p>
          <Badges tool={tool} sponsored={sponsored} />
        </div>
      </div>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap lg:justify-end">
        <a
          href={tool.website}
          target="_blank"
          rel={cn("noopener nofollow", sponsored && "sponsored")}
          className={buttonVariants({ size: "lg" })}
        >
          Try Now
          <ExternalLink aria-hidden strokeWidth={1.75} />
          <span className="sr-only">(opens {tool.name} in a new tab)</span>
        </a>
        {preview ? (
          <fieldset disabled className="contents [&_button]:pointer-events-none [&_button]:opacity-50">
            {actions}
          </fieldset>
        ) : (
          actions
        )}
      </div>
    </header>
  );
}

function Badges({ tool, sponsored }: { tool: ToolDto; sponsored: boolean }) {
  return (
    <ul aria-label="Marks" className="mt-3 flex flex-wrap gap-1.5">
      {sponsored && <li className="badge">Sponsored</li>}
      {tool.premiumBadge && (
        <li className="badge badge-accent gap-1">
          <BadgeCheck aria-hidden strokeWidth={1.75} className="size-3.5" />
          Premium
        </li>
      )}
      <li className="badge">{pricingLabel(tool.pricing.type)}</li>
      {tool.isUpcoming && <li className="badge badge-accent">Coming Soon</li>}
      {tool.isNew && <li className="badge badge-accent">New</li>}
      {tool.isTrending && <li className="badge">Trending</li>}
      {tool.isTopRated && <li className="badge">Top rated</li>}
    </ul>
  );
}

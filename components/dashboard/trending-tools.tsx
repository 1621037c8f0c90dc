import { Logo } from "@/components/tools/logo";
import { ShortNumber } from "@/components/ui/short-number";
import type { ToolCardDto } from "@/lib/tools/schema";
import { formatVotes, logoPath } from "@/lib/tools/utils";

export function TrendingTools({ tools }: { tools: ToolCardDto[] }) {
  return (
    <section aria-labelledby="trending-tools" className="border-border bg-background rounded-lg border">
      <div className="border-border flex h-11 items-center justify-between border-b px-4">
        <h2 id="trending-tools" className="text-sm">
          Trending Tools
        </h2>
        <a href="/trending" className="link min-w-6 py-1 text-right text-sm">
          All<span className="sr-only"> trending tools</span>
        </a>
      </div>
      {tools.length === 0 ? (
        <p className="text-muted px-4 py-6 text-center text-sm">No trending tools available</p>
      ) : (
        <ul className="divide-border divide-y">
          {tools.map((tool) => (
            <li key={tool.id} className="hover:bg-surface relative flex items-center gap-3 px-4 py-3">
              <Logo
                src={logoPath(tool.slug)}
                size={32}
                loading="lazy"
                className="size-8 shrink-0 rounded-sm"
              />
              <div className="min-w-0 flex-1">
                <h3 className="truncate text-sm">
                  <a href={`/ai-tools/${tool.slug}`} className="after:absolute after:inset-0">
                    {tool.name}
                  </a>
                </h3>
                <p className="text-muted truncate text-xs">{tool.category}</p>
              </div>
              <span className="tabular text-muted shrink-0 text-xs">
                <ShortNumber shown={formatVotes(tool.votes)} exact={tool.votes} />
                <span className="sr-only"> votes</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { Logo } from "@/components/tools/logo";
import { isGoneState } from "@/lib/tools/links/utils-state";
import { goneSentences } from "@/lib/tools/links/utils-words";
import { formatDay } from "@/lib/platform/dates/utils";
import type { ToolCardDto, ToolDto } from "@/lib/tools/schema";

export type Grave = { tool: ToolDto; alternatives: ToolCardDto[] };

/** Tools whose websites are gone: what was seen, since when, and what could take their place. */
export function GraveList({ graves }: { graves: Grave[] }) {
  return (
    <ul className="border-border divide-border divide-y rounded-lg border">
      {graves.map(({ tool, alternatives }) => (
        <li key={tool.id} className="flex gap-4 p-4">
          <Logo src={tool.logo} size={40} loading="lazy" className="size-10 shrink-0 rounded-md grayscale" />
          <div className="min-w-0 grow">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="min-w-0 text-base break-words">
                <a
                  href={`/ai-tools/${tool.slug}`}
                  className="inline-flex min-h-6 items-center hover:underline"
                >
                  {tool.name}
                </a>
              </h3>
              {tool.link.since && (
                <p className="tabular text-muted text-sm">
                  Since <time dateTime={tool.link.since}>{formatDay(tool.link.since)}</time>
                </p>
              )}
            </div>
            <p className="text-muted text-sm">
              {tool.category}. {isGoneState(tool.link.state) && goneSentences[tool.link.state]}
            </p>
            {alternatives.length > 0 && (
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
                <span className="text-muted">Instead:</span>
                {alternatives.map(({ id, slug, name }) => (
                  <a key={id} href={`/ai-tools/${slug}`} className="link inline-flex min-h-6 items-center">
                    {name}
                  </a>
                ))}
                <a href={`/alternatives/${tool.slug}`} className="link inline-flex min-h-6 items-center">
                  All <span className="sr-only">alternatives to {tool.name}</span>
                </a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

import { ExternalLink, X } from "lucide-react";
import { ComparedVote } from "@/components/comparison/compared-vote";
import { Logo } from "@/components/tools/logo";
import { LinkButton } from "@/components/ui/button";
import { comparisonPath } from "@/lib/tools/comparison/utils-address";
import { nameId } from "@/components/comparison/name-id";
import type { ToolDto } from "@/lib/tools/schema";
import { logoPath } from "@/lib/tools/utils";

/** A tool at the head of its column, with the ways to it and out of the comparison. */
export function ComparedHead({
  tool,
  tools,
  sponsored,
}: {
  tool: ToolDto;
  tools: ToolDto[];
  sponsored: boolean;
}) {
  const at = tools.findIndex(({ id }) => id === tool.id);
  const others = tools.toSpliced(at, 1).map(({ slug }) => slug);
  const next = others[Math.min(at, others.length - 1)]!;
  return (
    <>
      <div className="flex items-start gap-2 max-lg:flex-wrap max-lg:gap-y-1">
        <Logo src={logoPath(tool.slug)} size={40} className="size-8 shrink-0 rounded-md lg:size-10" />
        <a
          id={nameId(tool.slug)}
          href={`/ai-tools/${tool.slug}`}
          title={tool.name}
          // Beside the logo a narrow column would have no room for a word.
          className="line-clamp-2 min-h-6 min-w-0 flex-1 self-center font-semibold hover:underline max-lg:order-last max-lg:basis-full"
        >
          {tool.name}
        </a>
        <a
          // The focus goes on in the neighbouring column.
          href={others.length > 1 ? `${comparisonPath(others)}#${nameId(next)}` : `/ai-tools/${next}`}
          aria-label={`Remove ${tool.name} from the comparison`}
          className="text-muted hover:bg-surface-2 hover:text-foreground -mt-1 -mr-1 ml-auto grid size-8 shrink-0 place-items-center rounded-sm"
        >
          <X className="size-4" />
        </a>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2 max-lg:mt-1.5">
        <LinkButton
          href={tool.website}
          target="_blank"
          rel={`noopener nofollow${sponsored ? " sponsored" : ""}`}
          className="min-h-11 max-sm:px-3 max-sm:[&>svg]:hidden"
          variant="default"
          size="default"
        >
          Try Now
          <ExternalLink />
          <span className="sr-only">(opens {tool.name} in a new tab)</span>
        </LinkButton>
        <ComparedVote id={tool.id} name={tool.name} votes={tool.votes} />
      </div>
      {sponsored && <span className="badge mt-2">Sponsored</span>}
    </>
  );
}

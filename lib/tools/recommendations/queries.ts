import "server-only";
import { listTools, matchAny } from "@/lib/search/queries";
import { listToolsById } from "@/lib/tools/queries";
import { score, needWords } from "@/lib/tools/recommendations/score";
import type { RecommendationDto } from "@/lib/tools/schema";
import { pricingLabel } from "@/lib/tools/utils";

const fewest = 3;
const most = 6;
/** How many tools are scored: those that match any of the words, in the order of trend. */
const pool = 600;

/**
 * Three to six tools for a described use, best score first. Candidates are found by the search index over the whole
 * published catalogue; where fewer than three match, trending tools fill up and say so.
 */
export async function recommendTools(query: string): Promise<RecommendationDto[]> {
  const words = needWords(query).slice(0, 12);
  const ids = words.length > 0 ? await matchAny(words, pool) : [];
  const scored = (await listToolsById(ids))
    .map((tool) => ({ tool, ...score(query, tool) }))
    .filter(({ matched }) => matched)
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.tool.votes - a.tool.votes ||
        a.tool.name.localeCompare(b.tool.name, "en") ||
        (a.tool.id < b.tool.id ? -1 : 1),
    )
    .slice(0, most);

  if (scored.length < fewest) {
    const { ids: trending } = await listTools({ isTrending: true }, "trending", {
      offset: 0,
      limit: fewest + scored.length,
    });
    const taken = new Set(scored.map(({ tool }) => tool.id));
    const fill = (await listToolsById(trending.filter((id) => !taken.has(id)))).slice(
      0,
      fewest - scored.length,
    );
    scored.push(...fill.map((tool) => ({ tool, score: 1, matched: true, reasons: ["Trending now"] })));
  }
  return scored.map(({ tool, score: points, reasons }) => ({
    id: tool.id,
    name: tool.name,
    slug: tool.slug,
    logo: tool.logo,
    description: tool.description,
    category: tool.category,
    rating: tool.rating,
    views: tool.views,
    isTrending: tool.isTrending,
    tags: tool.tags,
    pricing: pricingLabel(tool.pricing.type).toLowerCase() as RecommendationDto["pricing"],
    score: points,
    reasons,
  }));
}

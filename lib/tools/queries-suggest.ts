import "server-only";
import { launchDueTools } from "@/lib/tools/mutations-due";
import { listCards } from "@/lib/tools/queries";
import { findIn, readSearch } from "@/lib/tools/queries-search";
import type { SuggestionDto } from "@/lib/tools/schema";
import { logoPath } from "@/lib/tools/utils";

const most = 5;

/** At most five tools for what has been typed so far, those first that it asks to compare, or to replace. */
export async function suggestTools(text: string): Promise<SuggestionDto[]> {
  await launchDueTools();
  if (!text.trim()) return [];
  const [{ ids }, { named, compared }] = await Promise.all([
    findIn({}, { q: text, period: "all", page: 1, limit: most }),
    readSearch(text),
  ]);
  // A tool that is asked for itself is among what was found.
  const replaced = named && named.as !== "itself" && named.as !== "beside" ? named.id : undefined;
  const cards = await listCards(replaced ? [replaced, ...ids].slice(0, most) : ids);
  return cards.map(({ id, name, slug, category }) => ({
    id,
    name,
    slug,
    category,
    logo: logoPath(slug),
    ...(compared?.includes(id) && { isCompared: true }),
    ...(id === replaced && { isReplaced: true }),
  }));
}

import "server-only";
import { launchDueTools } from "@/lib/tools/mutations-due";
import { listCards } from "@/lib/tools/queries";
import { findIn } from "@/lib/tools/queries-search";
import type { SuggestionDto } from "@/lib/tools/schema";
import { logoPath } from "@/lib/tools/utils";

/** At most five tools for what has been typed so far. */
export async function suggestTools(text: string): Promise<SuggestionDto[]> {
  await launchDueTools();
  if (!text.trim()) return [];
  const { ids } = await findIn({}, { q: text, period: "all", page: 1, limit: 5 });
  const cards = await listCards(ids);
  return cards.map(({ id, name, slug, category }) => ({ id, name, slug, category, logo: logoPath(slug) }));
}

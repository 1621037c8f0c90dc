import "server-only";
import { tags } from "@/lib/platform/cache/tags";
import { type Reasons, rankAlternatives } from "@/lib/tools/alternatives/queries-ranking";
import type { AlternativeDto } from "@/lib/tools/alternatives/schema";
import { cachedTools } from "@/lib/tools/mutations-due";
import { getToolNow, listCards, listToolsById } from "@/lib/tools/queries";
import type { ToolCardDto } from "@/lib/tools/schema";

/** The most alike other tools as cards. */
export const listAlternatives = cachedTools(
  "alternative-cards",
  async (toolId: string, limit: number): Promise<ToolCardDto[]> => {
    const { found } = await rankAlternatives(toolId);
    return listCards(found.slice(0, limit).map(({ id }) => id));
  },
  { tags: () => [tags.taskNames] },
);

export type AlternativeCard = Omit<Reasons, "id"> & { card: ToolCardDto };

/** All of them as their page shows them. */
export const listAlternativeCards = cachedTools(
  "alternative-reasons",
  async (toolId: string): Promise<AlternativeCard[]> => {
    const { found } = await rankAlternatives(toolId);
    const cards = new Map((await listCards(found.map(({ id }) => id))).map((card) => [card.id, card]));
    return found.flatMap(({ id, ...reasons }) => {
      const card = cards.get(id);
      return card ? [{ card, ...reasons }] : [];
    });
  },
  { tags: () => [tags.taskNames] },
);

/** The same for the interface, with counters as they are at this moment; null where there is no such tool. */
export async function getAlternatives(idOrSlug: string): Promise<AlternativeDto[] | null> {
  const self = await getToolNow(idOrSlug);
  if (!self) return null;
  const { found } = await rankAlternatives(self.id);
  const tools = new Map((await listToolsById(found.map(({ id }) => id))).map((tool) => [tool.id, tool]));
  return found.flatMap(({ id, same, differs }) => {
    const tool = tools.get(id);
    return tool ? [{ tool, same, differs }] : [];
  });
}

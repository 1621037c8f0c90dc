import "server-only";
import { z } from "zod";
import { tags } from "@/lib/platform/cache/tags";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { findCandidates } from "@/lib/tools/alternatives/queries-candidates";
import { rankByLikeness } from "@/lib/tools/alternatives/utils-likeness";
import { differentWords, sameWords } from "@/lib/tools/alternatives/utils-words";
import { readDetails } from "@/lib/tools/facts/queries";
import { cachedTools } from "@/lib/tools/mutations-due";

const selfRow = z.object({
  id: z.string(),
  websiteUrl: z.string(),
  categoryId: z.string(),
  category: z.string(),
  code: z.int(),
  tags: z.array(z.string()),
  facts: z.array(z.string()),
});

export type Reasons = { id: string; same: string[]; differs: string[]; facts: string[] };
type Ranking = { categories: string[]; found: Reasons[] };

/** The tools that are most like one, of any status, with what is the same and what differs. */
export const rankAlternatives = cachedTools(
  "alternatives",
  async (toolId: string): Promise<Ranking> => {
    const [self] = await queryRows(selfRow)`
      SELECT tool.id, tool.website_url AS "websiteUrl", tool.category_id AS "categoryId", category.name AS category, category.code, tool.tags, known.facts
      FROM public.tool JOIN public.category ON category.id = tool.category_id
      CROSS JOIN LATERAL search.facts_of(ARRAY[tool.id]) AS known WHERE tool.id = ${toolId}`;
    if (!self) return { categories: [], found: [] };
    const { candidates, toolsOfTask } = await findCandidates(self);
    const ranked = rankByLikeness({ ...self, tasks: [...toolsOfTask.keys()] }, candidates, toolsOfTask);
    const details = await readDetails([self, ...ranked].map(({ id }) => id));
    const known = ({ id, category, facts }: Pick<typeof self, "id" | "category" | "facts">) => ({
      ...details.get(id)!,
      category,
      hasFreePlan: facts.includes("free-plan"),
    });
    return {
      categories: [...new Set([self, ...candidates].map(({ categoryId }) => categoryId))],
      found: ranked.map((tool) => ({
        id: tool.id,
        same: sameWords(known(self), known(tool), (slug) => toolsOfTask.get(slug) ?? 0),
        differs: differentWords(known(self), known(tool)),
        facts: tool.facts,
      })),
    };
  },
  {
    tags: (toolId) => [tags.tool(toolId), tags.tasks, tags.categories],
    tagsOf: ({ categories, found }) => [
      ...categories.map(tags.alternatives),
      ...found.map(({ id }) => tags.tool(id)),
    ],
  },
);

import "server-only";
import { z } from "zod";
import { tags } from "@/lib/platform/cache/tags";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { compareTools, isWellFilled } from "@/lib/tools/comparison/utils";
import { possibleKeys, readKeys } from "@/lib/tools/comparison/utils-address";
import { listAlternatives } from "@/lib/tools/alternatives/queries";
import { readDetails } from "@/lib/tools/facts/queries";
import { cachedTools } from "@/lib/tools/mutations-due";
import { slugify } from "@/lib/platform/plain-text/utils";
import { getTool, listToolsById } from "@/lib/tools/queries";
import { suggestTools } from "@/lib/tools/queries-suggest";
import type { ToolCardDto, ToolDetail } from "@/lib/tools/schema";

/** How many tools are suggested beside those of a comparison, and of each how many alternatives count. */
const mostSuggested = 4;
const mostAlternatives = 8;
/** How many comparisons are suggested, and of how many tasks the busiest tools are looked at for them. */
const mostComparisons = 6;
const mostTasks = 40;

const keyRow = z.object({ id: z.string(), slug: z.string() });

/** Which of these slugs and ids are those of published tools. */
const findKeys = cachedTools(
  "comparison-keys",
  (keys: string[]) => queryRows(keyRow)`
    SELECT id, slug FROM public.tool WHERE (slug = ANY (${keys}::text[]) OR id = ANY (${keys}::text[])) AND status = 'published'`,
  { tags: (keys) => [tags.tools, ...keys.map(tags.tool)] },
);

/**
 * The tools that the address of a comparison names, each once and in the order of their slugs, and what in it is no tool.
 * Undefined for what can't be the address of a comparison.
 */
export async function readComparison(
  address: string,
): Promise<{ tools: ToolDetail[]; unknown: string[] } | undefined> {
  const wanted = address.toLowerCase();
  const possible = possibleKeys(wanted);
  if (!possible) return undefined;
  const known = new Set((await findKeys(possible)).flatMap(({ id, slug }) => [id, slug]));
  const keys = readKeys(wanted, (key) => known.has(key));
  const found = await Promise.all(keys.map(async (key) => ({ key, tool: await getTool(key) })));
  const tools = new Map(found.flatMap(({ tool }) => (tool ? [[tool.id, tool]] : [])));
  return {
    tools: [...tools.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    unknown: found.filter(({ tool }) => !tool).map(({ key }) => key),
  };
}

/** A name as it is compared; one without Latin letters has no slug. */
const plain = (name: string) => slugify(name) || name.trim().toLowerCase();

/** The tools that these names are of, or else are a part of, each once; and the names that find none. */
export async function findNamed(names: string[]): Promise<{ slugs: string[]; unknown: string[] }> {
  const found = await Promise.all(
    names.map(async (name) => {
      const tools = await suggestTools(name);
      const wanted = plain(name);
      // A search finds tools by other words, too: "free" is none's name.
      const named = tools.filter((one) => plain(one.name).includes(wanted));
      const tool = named.find((one) => [plain(one.name), one.slug].includes(wanted)) ?? named[0];
      return { name, tool };
    }),
  );
  return {
    slugs: [...new Set(found.flatMap(({ tool }) => tool?.slug ?? []))],
    unknown: found.filter(({ tool }) => !tool).map(({ name }) => name),
  };
}

/** What these tools could be compared with as well: first what is an alternative to most of them. */
export async function suggestAnother(tools: ToolDetail[]): Promise<ToolCardDto[]> {
  const lists = await Promise.all(tools.map(({ id }) => listAlternatives(id, mostAlternatives)));
  const points = new Map<string, { card: ToolCardDto; points: number }>();
  for (const list of lists)
    for (const [place, card] of list.entries()) {
      const before = points.get(card.id)?.points ?? 0;
      points.set(card.id, { card, points: before + 1 + 1 / (place + 2) });
    }
  for (const { id } of tools) points.delete(id);
  return [...points.values()]
    .sort((a, b) => b.points - a.points)
    .slice(0, mostSuggested)
    .map(({ card }) => card);
}

const pairRow = z.object({ task: z.string(), ids: z.array(z.string()) });
type Pair = z.output<typeof pairRow>;
type SuggestedComparison = { task: string; tools: { name: string; slug: string }[] };

/** The first of these pairs that have no tool in common. */
function apart(pairs: Pair[]): Pair[] {
  const seen = new Set<string>();
  return pairs.filter(({ ids }) => {
    if (ids.some((id) => seen.has(id))) return false;
    for (const id of ids) seen.add(id);
    return true;
  });
}

const findComparisons = cachedTools(
  "comparisons",
  async (): Promise<{ looked: string[]; comparisons: SuggestedComparison[] }> => {
    const pairs = apart(
      await queryRows(pairRow)`
        WITH busy AS (
          SELECT id, trend, name_key FROM search.rank WHERE NOT is_upcoming ORDER BY trend DESC, name_key, id LIMIT 200
        )
        SELECT task.name AS task, (array_agg(busy.id ORDER BY trend DESC, name_key, busy.id))[1:2] AS ids
        FROM busy JOIN public.tool_task ON tool_id = busy.id JOIN public.task ON task.id = task_id
        GROUP BY task.id, task.name HAVING count(*) > 1
        ORDER BY (array_agg(trend ORDER BY trend DESC))[2] DESC, task.name LIMIT ${mostTasks}`,
    );
    const looked = pairs.flatMap(({ ids }) => ids);
    const [found, details] = await Promise.all([listToolsById(looked), readDetails(looked)]);
    const tools = new Map(found.map((tool) => [tool.id, { ...tool, ...details.get(tool.id)! }]));
    const comparisons = pairs
      .map(({ task, ids }) => ({ task, tools: ids.flatMap((id) => tools.get(id) ?? []) }))
      .filter((pair) => pair.tools.length > 1 && isWellFilled(compareTools(pair.tools)))
      .slice(0, mostComparisons)
      .map((pair) => ({ ...pair, tools: pair.tools.map(({ name, slug }) => ({ name, slug })) }));
    return { looked, comparisons };
  },
  {
    tags: () => [tags.lists, tags.tasks, tags.tools],
    tagsOf: ({ looked }) => looked.map(tags.tool),
  },
);

/** Comparisons worth reading: busy tools that do the same job and of which much is known, each tool once. */
export const listComparisons = async (): Promise<SuggestedComparison[]> =>
  (await findComparisons()).comparisons;

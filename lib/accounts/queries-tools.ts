import "server-only";
import { z } from "zod";
import type { OwnToolsQuery } from "@/lib/accounts/schema";
import type { UpvotedTool } from "@/lib/accounts/schema-tools";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Page } from "@/lib/platform/http/page";
import { listCards, listToolsById, withTasks } from "@/lib/tools/queries";
import type { ListedTool, ToolCardDto } from "@/lib/tools/schema";
import { countRows, limitTo } from "@/lib/platform/sql/queries-page";
import { idRow, queryRows } from "@/lib/platform/sql/queries-rows";

const countsRow = z.object({ saved: z.int(), upvoted: z.int() });

const tables = { saved: Prisma.sql`public.saved_tool`, upvoted: Prisma.sql`public.vote` };

/** The lists of tools that an account makes by itself. */
export type OwnList = keyof typeof tables;

const toolsOnList = (list: OwnList, userId: string) => Prisma.sql`
  ${tables[list]} AS mark JOIN public.tool ON tool.id = mark.tool_id AND tool.status = 'published'
  WHERE mark.user_id = ${userId}`;

async function findIds(list: OwnList, userId: string, query: OwnToolsQuery) {
  const from = toolsOnList(list, userId);
  const [rows, total] = await Promise.all([
    queryRows(idRow)`
      SELECT mark.tool_id AS id FROM ${from} ORDER BY mark.created_at DESC, mark.tool_id ${limitTo(query)}`,
    countRows(from),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

/** A page of an account's saved or upvoted tools in full, the last one first. */
export async function listOwnTools(
  list: OwnList,
  userId: string,
  query: OwnToolsQuery,
): Promise<Page<ListedTool>> {
  const { ids, total } = await findIds(list, userId, query);
  return { items: await withTasks(await listToolsById(ids)), total, ...query };
}

/** Its upvoted tools, and whether each of these upvotes counts. */
export async function listUpvotedTools(userId: string, query: OwnToolsQuery): Promise<Page<UpvotedTool>> {
  const found = await listOwnTools("upvoted", userId, query);
  const waiting = await queryRows(idRow)`
    SELECT tool_id AS id FROM public.vote
    WHERE user_id = ${userId} AND NOT counts AND tool_id = ANY (${found.items.map(({ id }) => id)})`;
  const items = found.items.map((tool) => ({ ...tool, counts: !waiting.some(({ id }) => id === tool.id) }));
  return { ...found, items };
}

/** The same as cards, for the dashboard. */
export async function listOwnCards(
  list: OwnList,
  userId: string,
  query: OwnToolsQuery,
): Promise<Page<ToolCardDto>> {
  const { ids, total } = await findIds(list, userId, query);
  return { items: await listCards(ids), total, ...query };
}

/** How many published tools an account has saved and upvoted. */
export async function countOwnTools(userId: string): Promise<Record<OwnList, number>> {
  const [counted] = await queryRows(countsRow)`
    SELECT
      (SELECT count(*)::int FROM ${toolsOnList("saved", userId)}) AS saved,
      (SELECT count(*)::int FROM ${toolsOnList("upvoted", userId)}) AS upvoted`;
  return counted ?? { saved: 0, upvoted: 0 };
}

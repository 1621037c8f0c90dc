import "server-only";
import type { Page } from "@/lib/platform/http/page";
import { listTools, searchTools } from "@/lib/search/queries";
import { listCards, toIndexFilter } from "@/lib/tools/queries";
import type { ToolCardDto, ToolQuery } from "@/lib/tools/schema";

/** A page of the tools that an account saved, narrowed and ordered like the public list. Undefined: no such category. */
export async function listSavedCards(
  userId: string,
  query: ToolQuery,
): Promise<Page<ToolCardDto> | undefined> {
  const filter = await toIndexFilter(query);
  if (!filter) return undefined;
  const { q, sort, page, limit } = query;
  const slice = { offset: (page - 1) * limit, limit };
  const saved = { ...filter, savedBy: userId };
  const { ids, total } = await (q?.trim()
    ? searchTools(q, saved, sort, slice)
    : listTools(saved, sort, slice));
  return { items: await listCards(ids), total, page, limit };
}

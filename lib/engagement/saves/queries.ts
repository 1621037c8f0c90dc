import "server-only";
import type { Page } from "@/lib/platform/http/page";
import { listCards, toIndexFilter } from "@/lib/tools/queries";
import { findIn } from "@/lib/tools/queries-search";
import type { ToolCardDto, ToolQuery } from "@/lib/tools/schema";

/** A page of the tools that an account saved, narrowed and ordered like the public list. Undefined: no such category. */
export async function listSavedCards(
  userId: string,
  query: ToolQuery,
): Promise<Page<ToolCardDto> | undefined> {
  const filter = await toIndexFilter(query);
  if (!filter) return undefined;
  const { ids, total } = await findIn({ ...filter, savedBy: userId }, query);
  return { items: await listCards(ids), total, page: query.page, limit: query.limit };
}

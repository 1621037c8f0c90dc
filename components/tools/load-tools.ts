import { call } from "@/lib/platform/http/client";
import type { listToolsApi } from "@/lib/tools/api";
import type { ToolCardDto } from "@/lib/tools/schema";
import { toCard } from "@/lib/tools/utils-texts";

/** Reads a page of a list of tools; `query` is what `/api/tools` is asked for. */
export async function loadTools(query: Record<string, string | string[] | number>): Promise<ToolCardDto[]> {
  const found = await call<typeof listToolsApi>("GET", "/api/tools", { query });
  return found.map(toCard);
}

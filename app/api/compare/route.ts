import { refuseField } from "@/lib/platform/errors";
import { csvResponse } from "@/lib/platform/csv/response";
import { handle } from "@/lib/platform/http/handle";
import { compareToolsApi } from "@/lib/tools/comparison/api";
import { compareTools } from "@/lib/tools/comparison/utils";
import { csvName, toCsvRows } from "@/lib/tools/comparison/utils-csv";
import { getToolNow } from "@/lib/tools/queries";
import type { ToolDetail } from "@/lib/tools/schema";

/** The tools with these ids or slugs, in this order and each once. */
async function readTools(keys: string[]): Promise<ToolDetail[]> {
  const found = await Promise.all(keys.map(getToolNow));
  const missing = keys.find((_, i) => !found[i]);
  if (missing !== undefined) throw refuseField("tools", `There is no tool "${missing}".`);
  const tools = [...new Map(found.flatMap((tool) => (tool ? [[tool.id, tool]] : []))).values()];
  if (tools.length < 2) throw refuseField("tools", "Name two different tools at least.");
  return tools;
}

export const GET = handle(compareToolsApi, async ({ query }) => {
  const tools = await readTools(query.tools);
  const rows = compareTools(tools);
  if (query.format === "json") return { tools, rows };
  const { fields, data } = toCsvRows(tools, rows);
  return csvResponse(csvName(tools), fields, data);
});

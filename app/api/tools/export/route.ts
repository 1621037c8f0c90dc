import { noSuchCategory } from "@/lib/categories/queries";
import { handle } from "@/lib/platform/http/handle";
import { exportToolsApi } from "@/lib/tools/api-admin";
import { exportTools } from "@/lib/tools/queries-export";

export const GET = handle(exportToolsApi, async ({ query }) => {
  const page = await exportTools(query);
  if (!page) throw noSuchCategory();
  return page;
});

import { noSuchCategory } from "@/lib/categories/queries";
import { handle } from "@/lib/platform/http/handle";
import { listToolTableApi } from "@/lib/tools/api-admin";
import { listToolTable } from "@/lib/tools/queries-table";

export const GET = handle(listToolTableApi, async ({ query }) => {
  const page = await listToolTable(query);
  if (!page) throw noSuchCategory();
  return page;
});

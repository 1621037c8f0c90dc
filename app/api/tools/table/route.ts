import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { listToolTableApi } from "@/lib/tools/api-admin";
import { listToolTable } from "@/lib/tools/queries-table";

export const GET = handle(listToolTableApi, async ({ query }) => {
  const page = await listToolTable(query);
  if (!page)
    throw new AppError("invalid", "There is no such category.", {
      issues: [{ path: "category", message: "There is no such category." }],
    });
  return page;
});

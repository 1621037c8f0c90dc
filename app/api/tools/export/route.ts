import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { exportToolsApi } from "@/lib/tools/api-admin";
import { exportTools } from "@/lib/tools/queries-export";

export const GET = handle(exportToolsApi, async ({ query }) => {
  const page = await exportTools(query);
  if (!page)
    throw new AppError("invalid", "There is no such category.", {
      issues: [{ path: "category", message: "There is no such category." }],
    });
  return page;
});

import { AppError } from "@/lib/errors";
import { handle } from "@/lib/http/handle";
import { listToolsApi } from "@/lib/tools/api";
import { listTools } from "@/lib/tools/queries";

export const GET = handle(listToolsApi, async ({ query }) => {
  const page = await listTools(query);
  if (!page)
    throw new AppError("invalid", "There is no such category.", {
      issues: [{ path: "category", message: "There is no such category." }],
    });
  return page;
});

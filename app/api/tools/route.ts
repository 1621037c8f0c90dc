import { noSuchCategory } from "@/lib/categories/queries";
import { assertRole, isAdmin } from "@/lib/platform/auth/admins";
import { readViewer } from "@/lib/platform/auth/session";
import { handle } from "@/lib/platform/http/handle";
import { listToolsApi } from "@/lib/tools/api";
import { createToolApi } from "@/lib/tools/api-admin";
import { createTool } from "@/lib/tools/mutations";
import { listTools, type ToolPage } from "@/lib/tools/queries";
import { listAnyTools } from "@/lib/tools/queries-admin";
import type { ListedTool } from "@/lib/tools/schema";

// Who asks matters only where a status is asked for: the public's list does without that look-up.
async function seesAll(request: Request, status: string): Promise<boolean> {
  const viewer = await readViewer(request);
  if (status !== "published") assertRole(viewer, "admin");
  return isAdmin(viewer);
}

export const GET = handle(listToolsApi, async ({ query: { status, ...query }, request }) => {
  const page: ToolPage<ListedTool> | undefined =
    status && (await seesAll(request, status))
      ? await listAnyTools({ ...query, status })
      : await listTools(query);
  if (!page) throw noSuchCategory();
  return page.match ? { ...page, headers: { "X-Search": page.match } } : page;
});

export const POST = handle(createToolApi, ({ body, viewer }) => createTool(body, viewer));

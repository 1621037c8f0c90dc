import { handle } from "@/lib/platform/http/handle";
import { importToolsApi } from "@/lib/tools/api-admin";
import { checkImport, importTools } from "@/lib/tools/mutations-import";

export const POST = handle(importToolsApi, ({ body, viewer }) =>
  body.dryRun ? checkImport(body.rows) : importTools(body, viewer),
);

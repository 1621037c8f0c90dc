import { handle } from "@/lib/platform/http/handle";
import { listDuplicatesApi } from "@/lib/tools/api-admin";
import { listDuplicates } from "@/lib/tools/queries-admin";
import { websiteKey } from "@/lib/tools/utils-address";

export const GET = handle(listDuplicatesApi, ({ query }) =>
  listDuplicates(websiteKey(query.websiteUrl), query.exceptId ?? ""),
);

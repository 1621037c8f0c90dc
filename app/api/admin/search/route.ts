import { hasRole } from "@/lib/platform/auth/schema";
import { handle } from "@/lib/platform/http/handle";
import { searchRecordsApi } from "@/lib/record-search/api";
import { searchRecords } from "@/lib/record-search/queries";
import { recordKinds } from "@/lib/record-search/schema";

export const GET = handle(searchRecordsApi, ({ query, viewer }) =>
  searchRecords(query.q, hasRole(viewer.role, "admin") ? recordKinds : ["submission"]),
);

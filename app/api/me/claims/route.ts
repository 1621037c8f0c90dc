import { listMyClaimsApi } from "@/lib/owners/api";
import { listMyClaims } from "@/lib/owners/queries";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listMyClaimsApi, ({ query, viewer }) => listMyClaims(viewer.id, query));

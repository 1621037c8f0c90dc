import { listClaimsApi } from "@/lib/owners/api";
import { listClaims } from "@/lib/owners/queries";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listClaimsApi, ({ query }) => listClaims(query));

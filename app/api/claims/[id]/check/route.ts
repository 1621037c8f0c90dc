import { checkClaimApi } from "@/lib/owners/api";
import { checkClaim } from "@/lib/owners/mutations";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(checkClaimApi, ({ params, viewer }) => checkClaim(params.id, viewer.id));

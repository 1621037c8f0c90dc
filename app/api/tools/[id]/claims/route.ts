import { createClaimApi } from "@/lib/owners/api";
import { createClaim } from "@/lib/owners/mutations";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(createClaimApi, async ({ params, body, viewer }) => {
  const claim = await createClaim(viewer.id, params.id, body.method);
  return { claim, token: claim.token, where: claim.where };
});

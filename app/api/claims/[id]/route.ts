import { decideClaimApi, removeClaimApi } from "@/lib/owners/api";
import { removeClaim } from "@/lib/owners/mutations";
import { decideClaim } from "@/lib/owners/mutations-moderation";
import { handle } from "@/lib/platform/http/handle";

export const PATCH = handle(decideClaimApi, ({ params, body, viewer }) =>
  decideClaim(params.id, body, viewer),
);

export const DELETE = handle(removeClaimApi, async ({ params, viewer }) => {
  await removeClaim(params.id, viewer.id);
  return { success: true as const };
});

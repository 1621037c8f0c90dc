import { decideClaimApi, removeClaimApi } from "@/lib/owners/api";
import { removeClaim } from "@/lib/owners/mutations";
import { decideClaim } from "@/lib/owners/mutations-moderation";
import { handle } from "@/lib/platform/http/handle";

export const PATCH = handle(decideClaimApi, ({ params, body, viewer }) =>
  decideClaim(params.id, body, viewer),
);

export const DELETE = handle(removeClaimApi, ({ params, viewer }) => removeClaim(params.id, viewer.id));

import { handle } from "@/lib/platform/http/handle";
import { moveSponsorshipApi } from "@/lib/sponsorships/api";
import { moveSponsorship } from "@/lib/sponsorships/mutations";

export const PATCH = handle(moveSponsorshipApi, ({ params, body, viewer }) =>
  moveSponsorship(params.id, body.place, viewer),
);

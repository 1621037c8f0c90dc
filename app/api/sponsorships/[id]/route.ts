import { handle } from "@/lib/platform/http/handle";
import { removeSponsorshipApi, updateSponsorshipApi } from "@/lib/sponsorships/api";
import { removeSponsorship, updateSponsorship } from "@/lib/sponsorships/mutations";

export const PUT = handle(updateSponsorshipApi, ({ params, body, viewer }) =>
  updateSponsorship(params.id, body, viewer),
);

export const DELETE = handle(removeSponsorshipApi, ({ params, viewer }) =>
  removeSponsorship(params.id, viewer),
);

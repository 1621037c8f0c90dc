import { handle } from "@/lib/platform/http/handle";
import { removeSponsorshipApi, updateSponsorshipApi } from "@/lib/sponsorships/api";
import { removeSponsorship, updateSponsorship } from "@/lib/sponsorships/mutations";

export const PUT = handle(updateSponsorshipApi, ({ params, body, viewer }) =>
  updateSponsorship(params.id, body, viewer),
);

export const DELETE = handle(removeSponsorshipApi, async ({ params, viewer }) => {
  await removeSponsorship(params.id, viewer);
  return { success: true as const };
});

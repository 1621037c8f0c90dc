import { visitorOf } from "@/lib/engagement/visitors/visitor";
import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { countClickApi } from "@/lib/sponsorships/api";
import { countSponsorship } from "@/lib/sponsorships/mutations-counts";

export const POST = handle(countClickApi, async ({ params, request, viewer }) => {
  const counted = countSponsorship("click", params.id, visitorOf(request), viewer);
  await found(counted, "Sponsored listing not found");
});

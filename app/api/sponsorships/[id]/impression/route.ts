import { visitorOf } from "@/lib/engagement/visitors/visitor";
import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { countImpressionApi } from "@/lib/sponsorships/api";
import { countSponsorship } from "@/lib/sponsorships/mutations-counts";

export const POST = handle(countImpressionApi, async ({ params, request, viewer }) => {
  const counted = countSponsorship("impression", params.id, visitorOf(request), viewer);
  await found(counted, "Sponsored listing not found");
});

import { visitorOf } from "@/lib/engagement/visitors/visitor";
import { handle } from "@/lib/platform/http/handle";
import { countImpressionsApi } from "@/lib/sponsorships/api";
import { countSponsorship } from "@/lib/sponsorships/mutations-counts";

export const POST = handle(countImpressionsApi, async ({ body, request, viewer }) => {
  const visitor = visitorOf(request);
  for (const id of new Set(body.ids)) await countSponsorship("impression", id, visitor, viewer);
});

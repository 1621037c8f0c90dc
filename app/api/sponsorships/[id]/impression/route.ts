import { visitorOf } from "@/lib/engagement/visitors/visitor";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { countImpressionApi } from "@/lib/sponsorships/api";
import { countSponsorship } from "@/lib/sponsorships/mutations-counts";

export const POST = handle(countImpressionApi, async ({ params, request, viewer }) => {
  if (!(await countSponsorship("impression", params.id, visitorOf(request), viewer)))
    throw new AppError("not_found", "Sponsored listing not found");
  return { success: true as const };
});

import { AppError } from "@/lib/errors";
import { handle } from "@/lib/http/handle";
import { countClickApi } from "@/lib/sponsorships/api";
import { countListing } from "@/lib/sponsorships/mutations-counts";
import { visitorOf } from "@/lib/visitors/visitor";

export const POST = handle(countClickApi, async ({ params, request }) => {
  if (!(await countListing("listing_click", params.id, visitorOf(request))))
    throw new AppError("not_found", "Sponsored listing not found");
  return { success: true as const };
});

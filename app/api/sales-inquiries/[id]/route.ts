import { handle } from "@/lib/platform/http/handle";
import { removeInquiryApi } from "@/lib/sponsorships/inquiries/api";
import { removeInquiry } from "@/lib/sponsorships/inquiries/mutations";

export const DELETE = handle(removeInquiryApi, async ({ params, viewer }) => {
  await removeInquiry(params.id, viewer);
  return { success: true as const };
});

import { handle } from "@/lib/platform/http/handle";
import { createInquiryApi, listInquiriesApi, updateInquiryApi } from "@/lib/sponsorships/inquiries/api";
import { createInquiry, updateInquiry } from "@/lib/sponsorships/inquiries/mutations";
import { listInquiries } from "@/lib/sponsorships/inquiries/queries";

export const GET = handle(listInquiriesApi, ({ query }) => listInquiries(query));

export const POST = handle(createInquiryApi, async ({ body, viewer }) => ({
  success: true as const,
  inquiry: await createInquiry(viewer.id, body),
}));

export const PATCH = handle(updateInquiryApi, ({ body, viewer }) => updateInquiry(body, viewer));

import { handle } from "@/lib/platform/http/handle";
import { removeInquiryApi } from "@/lib/sponsorships/inquiries/api";
import { removeInquiry } from "@/lib/sponsorships/inquiries/mutations";

export const DELETE = handle(removeInquiryApi, ({ params, viewer }) => removeInquiry(params.id, viewer));

import { handle } from "@/lib/platform/http/handle";
import { renewReportLinkApi } from "@/lib/sponsorships/api";
import { renewReportLink } from "@/lib/sponsorships/mutations";

export const POST = handle(renewReportLinkApi, ({ params, viewer }) => renewReportLink(params.id, viewer));

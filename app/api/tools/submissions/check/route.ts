import { handle } from "@/lib/platform/http/handle";
import { checkWebsiteApi } from "@/lib/submissions/api";
import { checkWebsite } from "@/lib/submissions/queries";

export const GET = handle(checkWebsiteApi, ({ query }) => checkWebsite(query.websiteUrl));

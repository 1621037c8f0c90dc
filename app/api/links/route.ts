import { handle } from "@/lib/platform/http/handle";
import { listLinksApi } from "@/lib/tools/links/api";
import { listLinks } from "@/lib/tools/links/queries";

export const GET = handle(listLinksApi, ({ query }) => listLinks(query));

import { handle } from "@/lib/platform/http/handle";
import { changeLinkApi, getLinkApi } from "@/lib/tools/links/api";
import { changeLink } from "@/lib/tools/links/mutations";
import { getLink } from "@/lib/tools/links/queries";

export const GET = handle(getLinkApi, ({ params }) => getLink(params.id));

export const PATCH = handle(changeLinkApi, ({ params, body, viewer }) => changeLink(params.id, body, viewer));

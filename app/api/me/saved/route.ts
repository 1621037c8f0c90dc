import { listSavedApi } from "@/lib/accounts/api";
import { listOwnTools } from "@/lib/accounts/queries-tools";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listSavedApi, ({ query, viewer }) => listOwnTools("saved", viewer.id, query));

import { handle } from "@/lib/platform/http/handle";
import { listMyHelpfulApi } from "@/lib/reviews/api";
import { listMyHelpful } from "@/lib/reviews/queries";

export const GET = handle(listMyHelpfulApi, ({ query, viewer }) => listMyHelpful(viewer.id, query.toolId));

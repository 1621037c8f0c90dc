import { handle } from "@/lib/platform/http/handle";
import { removeMyRevisionApi } from "@/lib/reviews/api";
import { removeMyRevision } from "@/lib/reviews/mutations";

export const DELETE = handle(removeMyRevisionApi, ({ params, viewer }) =>
  removeMyRevision(viewer.id, params.id),
);

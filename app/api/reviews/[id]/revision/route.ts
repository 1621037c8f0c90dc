import { handle } from "@/lib/platform/http/handle";
import { moderateRevisionApi } from "@/lib/reviews/api";
import { moderateRevision } from "@/lib/reviews/mutations-moderation";

export const PUT = handle(moderateRevisionApi, ({ params, body, viewer }) =>
  moderateRevision(params.id, body, viewer),
);

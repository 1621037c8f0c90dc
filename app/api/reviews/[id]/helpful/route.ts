import { handle } from "@/lib/platform/http/handle";
import { markHelpfulApi, unmarkHelpfulApi } from "@/lib/reviews/api";
import { setHelpful } from "@/lib/reviews/mutations-helpful";

export const PUT = handle(markHelpfulApi, ({ params, viewer }) => setHelpful(viewer.id, params.id, true));

export const DELETE = handle(unmarkHelpfulApi, ({ params, viewer }) =>
  setHelpful(viewer.id, params.id, false),
);

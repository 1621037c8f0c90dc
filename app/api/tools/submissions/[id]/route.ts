import { handle } from "@/lib/platform/http/handle";
import { decideSubmissionApi, removeSubmissionApi } from "@/lib/submissions/api";
import { decideSubmission, removeSubmission } from "@/lib/submissions/mutations-decisions";

export const PATCH = handle(decideSubmissionApi, ({ params, body, viewer }) =>
  decideSubmission(params.id, body, viewer),
);

export const DELETE = handle(removeSubmissionApi, ({ params, viewer }) =>
  removeSubmission(params.id, viewer),
);

import { handle } from "@/lib/platform/http/handle";
import { decideSubmissionApi } from "@/lib/submissions/api";
import { decideSubmission } from "@/lib/submissions/mutations";

export const PATCH = handle(decideSubmissionApi, ({ params, body, viewer }) =>
  decideSubmission(params.id, body, viewer),
);

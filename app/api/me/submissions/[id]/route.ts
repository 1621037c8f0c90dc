import { handle } from "@/lib/platform/http/handle";
import { withdrawSubmissionApi } from "@/lib/submissions/api";
import { withdrawSubmission } from "@/lib/submissions/mutations";

export const DELETE = handle(withdrawSubmissionApi, ({ params, viewer }) =>
  withdrawSubmission(params.id, viewer.id),
);

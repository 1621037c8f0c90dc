import { handle } from "@/lib/platform/http/handle";
import { reopenSubmissionApi } from "@/lib/submissions/api";
import { reopenSubmission } from "@/lib/submissions/mutations-decisions";

export const POST = handle(reopenSubmissionApi, ({ params, viewer }) => reopenSubmission(params.id, viewer));

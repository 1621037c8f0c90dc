import { getConfig } from "@/lib/config/queries";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { createSubmissionApi, listSubmissionsApi } from "@/lib/submissions/api";
import { createSubmission } from "@/lib/submissions/mutations";
import { listSubmissions } from "@/lib/submissions/queries";

export const GET = handle(listSubmissionsApi, ({ query }) => listSubmissions(query));

export const POST = handle(createSubmissionApi, async ({ body, viewer }) => {
  const { allowUserSubmissions, requireApprovalForSubmissions } = await getConfig();
  if (!allowUserSubmissions) throw new AppError("forbidden", "Submissions are closed at the moment.");
  return createSubmission(body, viewer, { approve: !requireApprovalForSubmissions });
});

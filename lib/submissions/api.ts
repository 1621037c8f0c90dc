import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import {
  mySubmissionQuery,
  queuedSubmission,
  submissionDecision,
  submissionDto,
  submissionInput,
  submissionQuery,
  websiteCheck,
} from "@/lib/submissions/schema";

const user = contractsOf({ tag: "Submissions", access: "user" });
const moderator = contractsOf({ tag: "Submissions", access: "moderator" });
const admin = contractsOf({ tag: "Submissions", access: "admin" });

export const createSubmissionApi = user({
  method: "POST",
  path: "/api/tools/submissions",
  signInMessage: "You must be logged in to submit a tool",
  summary: "Submits a tool for review; 409 with the tool when its website is already listed",
  limit: { name: "submissions", points: 10, seconds: 86_400, ofDone: true },
  status: 201,
  body: submissionInput,
  response: submissionDto,
});

export const checkWebsiteApi = user({
  method: "GET",
  path: "/api/tools/submissions/check",
  summary: "Whether a website is already listed or waits for review",
  limit: { name: "submission-check", points: 120, seconds: 60 },
  query: z.object({ websiteUrl: z.string().max(2_000, "Please enter a valid URL.") }),
  response: websiteCheck,
});

export const listSubmissionsApi = moderator({
  method: "GET",
  path: "/api/tools/submissions",
  summary: "Submissions for those who decide on them",
  query: submissionQuery,
  response: z.array(queuedSubmission),
  paged: true,
});

export const listMySubmissionsApi = user({
  method: "GET",
  path: "/api/me/submissions",
  summary: "The signed-in account's submissions, newest first",
  query: mySubmissionQuery,
  response: z.array(submissionDto),
  paged: true,
});

export const withdrawSubmissionApi = user({
  method: "DELETE",
  path: "/api/me/submissions/{id}",
  summary: "Takes a submission of one's own back while it waits; 409 once it is decided",
});

export const decideSubmissionApi = moderator({
  method: "PATCH",
  path: "/api/tools/submissions/{id}",
  summary:
    "Approves a submission, which adds the tool, or rejects it; its maker is told by mail, and repeating it changes nothing",
  body: submissionDecision,
  response: queuedSubmission,
});

export const reopenSubmissionApi = moderator({
  method: "POST",
  path: "/api/tools/submissions/{id}/reopen",
  summary: "Has a submission that was rejected wait again; repeating it changes nothing",
  response: queuedSubmission,
});

export const removeSubmissionApi = admin({
  method: "DELETE",
  path: "/api/tools/submissions/{id}",
  summary: "Deletes a submission; the tool that it became stays",
});

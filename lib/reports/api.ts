import { z } from "zod";
import { contract } from "@/lib/platform/http/contract";
import {
  myReportsQuery,
  reportDecision,
  reportDto,
  reportGroup,
  reportQuery,
  reviewReport,
  toolReport,
} from "@/lib/reports/schema";

const tag = "Reports";
const params = z.object({ id: z.string().max(200) });
/** Those of tools and of reviews together. */
const limit = { name: "reports", points: 20, seconds: 86_400, addressPoints: 60 };
const signInMessage = "Please sign in to report this.";

export const reportToolApi = contract({
  method: "POST",
  path: "/api/tools/{id}/reports",
  access: "user",
  signInMessage,
  tag,
  summary: "Says what is wrong with a tool; 409 while a report of the same kind by the same account is open",
  limit,
  status: 201,
  params,
  body: toolReport,
  response: reportDto,
});

export const reportReviewApi = contract({
  method: "POST",
  path: "/api/reviews/{id}/reports",
  access: "user",
  signInMessage,
  tag,
  summary:
    "Says what is wrong with a review; 409 while a report of the same kind by the same account is open",
  limit,
  status: 201,
  params,
  body: reviewReport,
  response: reportDto,
});

export const listReportsApi = contract({
  method: "GET",
  path: "/api/reports",
  access: "moderator",
  tag,
  summary:
    "Reports by what they are about and kind, each with their number; of open ones the most reported first",
  query: reportQuery,
  response: z.array(reportGroup),
  paged: true,
});

export const decideReportApi = contract({
  method: "PATCH",
  path: "/api/reports/{id}",
  access: "moderator",
  tag,
  summary:
    "Answers or dismisses a report; an answer is mailed to its author, and repeating it changes nothing. 409 with the `current` one when somebody else decided otherwise",
  params,
  body: reportDecision,
  response: reportDto,
});

export const listMyReportsApi = contract({
  method: "GET",
  path: "/api/me/reports",
  access: "user",
  tag,
  summary: "The signed-in account's reports with their answers, newest first",
  query: myReportsQuery,
  response: z.array(reportDto),
  paged: true,
});

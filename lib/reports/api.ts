import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import {
  myReportsQuery,
  reportDecision,
  reportDto,
  reportGroup,
  reportQuery,
  reviewReport,
  toolReport,
} from "@/lib/reports/schema";

const contract = contractsOf({ tag: "Reports" });
const filing = contractsOf({
  tag: "Reports",
  method: "POST",
  access: "user",
  signInMessage: "Please sign in to report this.",
  // Those of tools and of reviews together.
  limit: { name: "reports", points: 20, seconds: 86_400, addressPoints: 60 },
  status: 201,
  response: reportDto,
});

export const reportToolApi = filing({
  path: "/api/tools/{id}/reports",
  summary: "Says what is wrong with a tool; 409 while a report of the same kind by the same account is open",
  body: toolReport,
});

export const reportReviewApi = filing({
  path: "/api/reviews/{id}/reports",
  summary:
    "Says what is wrong with a review; 409 while a report of the same kind by the same account is open",
  body: reviewReport,
});

export const listReportsApi = contract({
  method: "GET",
  path: "/api/reports",
  access: "moderator",
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
  summary:
    "Answers or dismisses a report; its author is told by mail, and repeating it changes nothing. 409 with the `current` one when somebody else decided otherwise",
  body: reportDecision,
  response: reportDto,
});

export const listMyReportsApi = contract({
  method: "GET",
  path: "/api/me/reports",
  access: "user",
  summary: "The signed-in account's reports with their answers, newest first",
  query: myReportsQuery,
  response: z.array(reportDto),
  paged: true,
});

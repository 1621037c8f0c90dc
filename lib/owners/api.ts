import { z } from "zod";
import { recordId } from "@/lib/platform/input/schema";
import {
  claimDecision,
  claimDto,
  claimInput,
  claimParams,
  claimsQuery,
  myClaimsQuery,
} from "@/lib/owners/schema";
import { statistics, statisticsQuery } from "@/lib/owners/schema-statistics";
import { contractsOf } from "@/lib/platform/http/contracts-of";

const user = contractsOf({ tag: "Owners", access: "user" });
const moderator = contractsOf({ tag: "Owners", access: "moderator" });
const toolParams = z.object({ id: recordId("There is no tool with this id.") });

export const createClaimApi = user({
  method: "POST",
  path: "/api/tools/{id}/claims",
  signInMessage: "Please sign in to claim a tool.",
  summary:
    "Claims a tool, or chooses another way to show that it is one's own; answers the token and where it has to stand",
  limit: { name: "claims", points: 20, seconds: 86_400, addressPoints: 60 },
  params: toolParams,
  body: claimInput,
  response: z.object({ claim: claimDto, token: z.string(), where: z.string() }),
});

export const checkClaimApi = user({
  method: "POST",
  path: "/api/claims/{id}/check",
  summary: "Looks now whether the token stands there; the claim says why not, if it does not",
  limit: { name: "claim-checks", points: 30, seconds: 3_600, addressPoints: 90 },
  params: claimParams,
  response: z.object({ claim: claimDto, proven: z.boolean() }),
});

export const removeClaimApi = user({
  method: "DELETE",
  path: "/api/claims/{id}",
  summary: "Gives up one's own claim",
  params: claimParams,
});

export const listMyClaimsApi = user({
  method: "GET",
  path: "/api/me/claims",
  summary: "The tools that one claimed, the last one first",
  query: myClaimsQuery,
  response: z.array(claimDto),
  paged: true,
});

export const listClaimsApi = moderator({
  method: "GET",
  path: "/api/claims",
  summary: "Who claimed which tool, the last one first",
  query: claimsQuery,
  response: z.array(claimDto),
  paged: true,
});

export const decideClaimApi = moderator({
  method: "PATCH",
  path: "/api/claims/{id}",
  summary: "Revokes a claim, which is mailed with its reason, or lets the person claim the tool again",
  params: claimParams,
  body: claimDecision,
  response: claimDto,
});

export const getStatisticsApi = user({
  method: "GET",
  path: "/api/tools/{id}/statistics",
  summary:
    "Views, clicks, saves, votes and place of a tool per day, for its owners and administrators; as JSON or as a CSV file",
  limit: { name: "statistics", points: 60, seconds: 60 },
  params: toolParams,
  query: statisticsQuery,
  response: statistics,
});

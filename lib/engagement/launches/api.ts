import { z } from "zod";
import { launchDto, launchQuery, launchSubscription } from "@/lib/engagement/launches/schema";
import { toolKey, voteLimit } from "@/lib/engagement/votes/schema";
import { contract } from "@/lib/platform/http/contracts-of";
import { contractsOf } from "@/lib/platform/http/contracts-of";

export const listLaunchesApi = contract({
  method: "GET",
  path: "/api/launches",
  access: "public",
  tag: "Tools",
  summary: "Tools that are still to come, the soonest first, with how many people wait for each",
  query: launchQuery,
  response: z.array(launchDto),
  paged: true,
});

export const listMyLaunchesApi = contract({
  method: "GET",
  path: "/api/me/launches",
  access: "user",
  tag: "Account",
  summary: "The coming tools whose launch the account asked to be told of, the soonest first",
  query: launchQuery,
  response: z.array(launchDto),
  paged: true,
});

const subscription = contractsOf({
  path: "/api/me/launches/{toolId}",
  access: "user",
  signInMessage: "Please sign in to save tools.",
  tag: "Account",
  limit: voteLimit,
  params: z.object({ toolId: toolKey("Invalid tool ID for saving.") }),
  response: launchSubscription,
});

export const subscribeLaunchApi = subscription({
  method: "PUT",
  summary: "Asks for an email when a coming tool launches",
});

export const unsubscribeLaunchApi = subscription({
  method: "DELETE",
  summary: "Takes the wish to be told of a launch back",
});

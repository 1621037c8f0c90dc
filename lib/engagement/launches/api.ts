import { z } from "zod";
import { launchDto, launchQuery, launchSubscription } from "@/lib/engagement/launches/schema";
import { toolKey, voteLimit } from "@/lib/engagement/votes/schema";
import { contract } from "@/lib/platform/http/contract";

const signInMessage = "Please sign in to save tools.";

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

const params = z.object({ toolId: toolKey("Invalid tool ID for saving.") });

export const subscribeLaunchApi = contract({
  method: "PUT",
  path: "/api/me/launches/{toolId}",
  access: "user",
  signInMessage,
  tag: "Account",
  summary: "Asks for an e-mail when a coming tool launches",
  limit: voteLimit,
  params,
  response: launchSubscription,
});

export const unsubscribeLaunchApi = contract({
  method: "DELETE",
  path: "/api/me/launches/{toolId}",
  access: "user",
  signInMessage,
  tag: "Account",
  summary: "Takes the wish to be told of a launch back",
  limit: voteLimit,
  params,
  response: launchSubscription,
});

import { z } from "zod";
import { toolKey, voteLimit } from "@/lib/engagement/votes/schema";
import { contract } from "@/lib/platform/http/contract";

const signInMessage = "Please sign in to save tools.";
const params = z.object({ toolId: toolKey("Invalid tool ID for saving.") });
const response = z.object({ success: z.literal(true), saved: z.boolean() }).meta({ id: "SaveResult" });

export const saveToolApi = contract({
  method: "PUT",
  path: "/api/me/saved/{toolId}",
  access: "user",
  signInMessage,
  tag: "Account",
  summary: "Saves a tool",
  limit: voteLimit,
  params,
  response,
});

export const unsaveToolApi = contract({
  method: "DELETE",
  path: "/api/me/saved/{toolId}",
  access: "user",
  signInMessage,
  tag: "Account",
  summary: "Takes a tool from the saved ones",
  limit: voteLimit,
  params,
  response,
});

import { z } from "zod";
import { toolKey, voteLimit } from "@/lib/engagement/votes/schema";
import { contractsOf } from "@/lib/platform/http/contracts-of";

const contract = contractsOf({
  path: "/api/me/saved/{toolId}",
  access: "user",
  signInMessage: "Please sign in to save tools.",
  tag: "Account",
  limit: voteLimit,
  params: z.object({ toolId: toolKey("Invalid tool ID for saving.") }),
  response: z.object({ success: z.literal(true), saved: z.boolean() }).meta({ id: "SaveResult" }),
});

export const saveToolApi = contract({ method: "PUT", summary: "Saves a tool" });

export const unsaveToolApi = contract({ method: "DELETE", summary: "Takes a tool from the saved ones" });

import { z } from "zod";
import { toolKey } from "@/lib/engagement/votes/schema";
import { contract } from "@/lib/platform/http/contract";
import { success } from "@/lib/platform/http/success";

export const viewToolApi = contract({
  method: "POST",
  path: "/api/tools/{id}/view",
  access: "visitor",
  tag: "Tools",
  summary: "Counts that a visitor looked at a tool's page, once a day",
  // Shared by all anonymous counters.
  limit: { name: "counters", points: 120, seconds: 60 },
  params: z.object({ id: toolKey("Invalid tool ID.") }),
  response: z.object({
    success: z.literal(true),
    views: z.number().int().meta({ description: "All views that are shown of the tool." }),
  }),
});

export const clickToolApi = contract({
  method: "POST",
  path: "/api/tools/{id}/click",
  access: "visitor",
  tag: "Tools",
  summary:
    "Counts that a visitor opened a tool's website from its page, once a day, for its owners; it moves the tool in no list",
  limit: { name: "counters", points: 120, seconds: 60 },
  params: z.object({ id: toolKey("Invalid tool ID.") }),
  response: success,
});

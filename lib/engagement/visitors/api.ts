import { z } from "zod";
import { toolKey } from "@/lib/engagement/votes/schema";
import { contractsOf } from "@/lib/platform/http/contracts-of";

const contract = contractsOf({
  method: "POST",
  access: "visitor",
  tag: "Tools",
  // Shared by all anonymous counters.
  limit: { name: "counters", points: 120, seconds: 60 },
  params: z.object({ id: toolKey("Invalid tool ID.") }),
});

export const viewToolApi = contract({
  path: "/api/tools/{id}/view",
  summary: "Counts that a visitor looked at a tool's page, once a day",
  response: z.object({
    success: z.literal(true),
    views: z.number().int().meta({ description: "All views that are shown of the tool." }),
  }),
});

export const clickToolApi = contract({
  path: "/api/tools/{id}/click",
  summary:
    "Counts that a visitor opened a tool's website from its page, once a day, for its owners; it moves the tool in no list",
});

import { z } from "zod";
import { activityDto } from "@/lib/activity-feed/schema";
import { contract } from "@/lib/platform/http/contracts-of";

export const listActivityApi = contract({
  method: "GET",
  path: "/api/activity",
  access: "public",
  tag: "Activity",
  summary: "At most twenty recent upvotes, launches and reviews, newest first, without names of people",
  response: z.array(activityDto),
});

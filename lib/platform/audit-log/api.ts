import { z } from "zod";
import { logEntry, logQuery } from "@/lib/platform/audit-log/schema";
import { contract } from "@/lib/platform/http/contracts-of";

export const listLogApi = contract({
  method: "GET",
  path: "/api/activity-log",
  access: "admin",
  tag: "Activity log",
  summary: "Administrative changes with what was before and after, newest first",
  query: logQuery,
  response: z.array(logEntry),
  paged: true,
});

import { z } from "zod";
import { contract } from "@/lib/platform/http/contracts-of";
import { foundRecord, recordQuery } from "@/lib/record-search/schema";

export const searchRecordsApi = contract({
  method: "GET",
  path: "/api/admin/search",
  access: "moderator",
  tag: "Administration",
  summary: "Records of every kind by name, at most five of each; moderators find submissions",
  query: recordQuery,
  response: z.array(foundRecord),
});

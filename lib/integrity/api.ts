import { contract } from "@/lib/platform/http/contracts-of";
import { integrityMonth, integrityQuery } from "@/lib/integrity/schema";

export const getIntegrityApi = contract({
  method: "GET",
  path: "/api/integrity",
  access: "public",
  tag: "Integrity",
  summary:
    "Votes, reviews, accounts and listings of a month: what came, what was removed or rejected, and why",
  limit: { name: "integrity", points: 60, seconds: 60 },
  query: integrityQuery,
  response: integrityMonth,
});

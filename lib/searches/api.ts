import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import { searchesQuery, searchesRow, searchRecord } from "@/lib/searches/schema";

const contract = contractsOf({ tag: "Search" });

export const recordSearchApi = contract({
  method: "POST",
  path: "/api/searches",
  access: "visitor",
  summary: "Counts a search, once a visitor and day, without saying whose it was",
  // Shared by all anonymous counters.
  limit: { name: "counters", points: 120, seconds: 60 },
  body: searchRecord,
});

export const listSearchesApi = contract({
  method: "GET",
  path: "/api/searches",
  access: "admin",
  summary: "What was searched for in the last 30 days",
  query: searchesQuery,
  response: z.array(searchesRow),
  paged: true,
});

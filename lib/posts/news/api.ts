import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import { success } from "@/lib/platform/http/success";
import { idParams } from "@/lib/platform/input/schema";
import { newsChange, newsDto, newsInput, newsQuery, newsStats } from "@/lib/posts/news/schema";

const contract = contractsOf({ tag: "News" });
/** Shared by all anonymous counters. */
const limit = { name: "counters", points: 120, seconds: 60 };

export const listNewsApi = contract({
  method: "GET",
  path: "/api/news",
  access: "public",
  viewer: "optional",
  summary: "The published news, newest first; administrators may ask for any status",
  query: newsQuery,
  response: z.array(newsDto),
  searches: true,
  paged: true,
});

export const getNewsApi = contract({
  method: "GET",
  path: "/api/news/{id}",
  access: "public",
  viewer: "optional",
  summary: "One news post, by slug or id",
  params: idParams,
  response: newsDto,
});

export const shareNewsApi = contract({
  method: "POST",
  path: "/api/news/{id}/share",
  access: "visitor",
  summary: "Counts that a visitor shared a post, once a day",
  limit,
  params: idParams,
  response: z.object({ success: z.literal(true), shares: z.number().int() }),
});

export const viewNewsApi = contract({
  method: "POST",
  path: "/api/news/{id}/view",
  access: "visitor",
  summary: "Counts that a visitor read a post, once a day",
  limit,
  params: idParams,
  response: z.object({ success: z.literal(true), views: z.number().int(), shares: z.number().int() }),
});

export const createNewsApi = contract({
  method: "POST",
  path: "/api/news",
  access: "admin",
  summary: "Creates a news post",
  status: 201,
  body: newsInput,
  response: newsDto,
});

export const updateNewsApi = contract({
  method: "PATCH",
  path: "/api/news/{id}",
  access: "admin",
  summary: "Changes fields of a news post; 409 with the `current` one when somebody else was quicker",
  params: idParams,
  body: newsChange,
  response: newsDto,
});

export const updateNewsStatsApi = contract({
  method: "PATCH",
  path: "/api/news/{id}/stats",
  access: "admin",
  summary: "Sets the counters of a news post",
  params: idParams,
  body: newsStats,
  response: newsDto,
});

export const removeNewsApi = contract({
  method: "DELETE",
  path: "/api/news/{id}",
  access: "admin",
  summary: "Deletes a news post",
  params: idParams,
  response: success,
});

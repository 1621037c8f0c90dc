import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import { newsChange, newsDto, newsInput, newsQuery, newsStats } from "@/lib/posts/news/schema";

const open = contractsOf({ tag: "News", access: "public", viewer: "optional" });
const admin = contractsOf({ tag: "News", access: "admin" });
/** Shared by all anonymous counters. */
const limit = { name: "counters", points: 120, seconds: 60 };
const counter = contractsOf({ tag: "News", method: "POST", access: "visitor", limit });

export const listNewsApi = open({
  method: "GET",
  path: "/api/news",
  summary: "The published news, newest first; administrators may ask for any status",
  query: newsQuery,
  response: z.array(newsDto),
  searches: true,
  paged: true,
});

export const getNewsApi = open({
  method: "GET",
  path: "/api/news/{id}",
  summary: "One news post, by slug or id",
  response: newsDto,
});

export const shareNewsApi = counter({
  path: "/api/news/{id}/share",
  summary: "Counts that a visitor shared a post, once a day",
  response: z.object({ success: z.literal(true), shares: z.number().int() }),
});

export const viewNewsApi = counter({
  path: "/api/news/{id}/view",
  summary: "Counts that a visitor read a post, once a day",
  response: z.object({ success: z.literal(true), views: z.number().int(), shares: z.number().int() }),
});

export const createNewsApi = admin({
  method: "POST",
  path: "/api/news",
  summary: "Creates a news post",
  status: 201,
  body: newsInput,
  response: newsDto,
});

export const updateNewsApi = admin({
  method: "PATCH",
  path: "/api/news/{id}",
  summary: "Changes fields of a news post; 409 with the `current` one when somebody else was quicker",
  body: newsChange,
  response: newsDto,
});

export const updateNewsStatsApi = admin({
  method: "PATCH",
  path: "/api/news/{id}/stats",
  summary: "Sets the counters of a news post",
  body: newsStats,
  response: newsDto,
});

export const removeNewsApi = admin({
  method: "DELETE",
  path: "/api/news/{id}",
  summary: "Deletes a news post",
});

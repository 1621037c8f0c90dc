import { contract } from "@/lib/http/contract";
import { reviewPage, reviewQuery } from "@/lib/reviews/schema";

export const listReviewsApi = contract({
  method: "GET",
  path: "/api/reviews",
  access: "public",
  tag: "Reviews",
  summary: "The approved reviews of a tool, newest first, ten a page",
  query: reviewQuery,
  response: reviewPage,
});

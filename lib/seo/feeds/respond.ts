import "server-only";
import { errorResponse } from "@/lib/platform/http/error-response";
import { absoluteUrl } from "@/lib/platform/http/site-url";
import type { Feed } from "@/lib/seo/feeds/feed";
import { toJsonFeed } from "@/lib/seo/feeds/json-feed";
import { toRss } from "@/lib/seo/feeds/rss";

const formats = {
  rss: { type: "application/rss+xml; charset=utf-8", write: toRss },
  json: {
    type: "application/feed+json; charset=utf-8",
    write: (feed: Feed, self: string) => JSON.stringify(toJsonFeed(feed, self)),
  },
};

/** Turns a feed into the route handler of the address that it is found at. */
export function feedHandler(path: string, format: keyof typeof formats, read: () => Promise<Feed>) {
  const { type, write } = formats[format];
  return async (request: Request): Promise<Response> => {
    try {
      return new Response(write(await read(), absoluteUrl(path)), {
        headers: { "Content-Type": type, "Cache-Control": "public, max-age=300" },
      });
    } catch (error) {
      return errorResponse(error, request);
    }
  };
}

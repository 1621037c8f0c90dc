import "server-only";
import type { SearchParams } from "@/lib/list/search-params";
import { errorResponse } from "@/lib/platform/http/error-response";
import { absoluteUrl } from "@/lib/platform/http/site-url";
import { escapeMarkup } from "@/lib/platform/markup/utils";
import type { Feed, FeedItem } from "@/lib/seo/feeds/feed";
import { escapeXml } from "@/lib/seo/xml";

const formats = {
  rss: { type: "application/rss+xml; charset=utf-8", write: toRss },
  json: {
    type: "application/feed+json; charset=utf-8",
    write: (feed: Feed, self: string) => JSON.stringify(toJsonFeed(feed, self)),
  },
};

/** Turns a feed into the route handler of the address that it is found at. `read` is given the address's query. */
export function feedHandler(
  path: string,
  format: keyof typeof formats,
  read: (params: SearchParams) => Promise<Feed>,
) {
  const { type, write } = formats[format];
  return async (request: Request): Promise<Response> => {
    try {
      const { searchParams } = new URL(request.url);
      const names = [...new Set(searchParams.keys())];
      // As the framework gives it to a page.
      const valueOf = (name: string) => {
        const values = searchParams.getAll(name);
        return values.length > 1 ? values : values[0];
      };
      const feed = await read(Object.fromEntries(names.map((name) => [name, valueOf(name)])));
      return new Response(write(feed, absoluteUrl(path + (feed.search ?? ""))), {
        headers: { "Content-Type": type, "Cache-Control": "public, max-age=300" },
      });
    } catch (error) {
      return errorResponse(error, request);
    }
  };
}

/** A feed as JSON Feed 1.1. `self` is its own address. */
function toJsonFeed(feed: Feed, self: string) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: self,
    language: "en",
    items: feed.items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      content_text: item.text,
      date_published: item.published.toISOString(),
      date_modified: item.updated.toISOString(),
      tags: item.categories,
      ...(item.author ? { authors: [{ name: item.author }] } : {}),
      ...(item.image ? { image: item.image } : {}),
    })),
  };
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** A feed as RSS 2.0. `self` is its own address. */
function toRss(feed: Feed, self: string): string {
  const built = Math.max(0, ...feed.items.map(({ updated }) => updated.getTime()));
  const channel = [
    element("title", feed.title),
    element("link", feed.home),
    element("description", feed.description),
    element("language", "en"),
    ...(built > 0 ? [element("lastBuildDate", new Date(built).toUTCString())] : []),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map(toItem),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${channel.join("\n")}
</channel>
</rss>
`;
}

function toItem({ url, title, text, published, categories, author }: FeedItem): string {
  const parts = [
    element("title", title),
    element("link", url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element("pubDate", published.toUTCString()),
    // The format's own author element is for an e-mail address.
    ...(author ? [element("dc:creator", author)] : []),
    ...categories.map((category) => element("category", category)),
    // Read as HTML once the XML is undone, and ours is plain text.
    element("description", escapeMarkup(text)),
  ];
  return `<item>\n${parts.join("\n")}\n</item>`;
}

import type { Feed } from "@/lib/seo/feeds/feed";

/** A feed as JSON Feed 1.1. `self` is its own address. */
export function toJsonFeed(feed: Feed, self: string) {
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

import { escapeMarkup } from "@/lib/platform/markup/utils";
import type { Feed, FeedItem } from "@/lib/seo/feeds/feed";
import { escapeXml } from "@/lib/seo/xml";

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** A feed as RSS 2.0. `self` is its own address. */
export function toRss(feed: Feed, self: string): string {
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

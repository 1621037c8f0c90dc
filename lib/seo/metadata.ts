import "server-only";
import type { Metadata } from "next";
import { getConfig } from "@/lib/config/queries";
import { absoluteUrl, siteUrl } from "@/lib/platform/http/site-url";
import { clipped } from "@/lib/platform/plain-text/utils-clipped";

/** Search engines and previews show about this much of a description. */
const longestDescription = 200;
const defaultImage = { path: "/og-image.jpg", width: 1200, height: 630 };

/** What a page says of itself. */
export type PageDescription = {
  title: string;
  description: string;
  /** The page's own address, from "/". */
  path: string;
  /** Path or address of a preview image; the site's own when left out. */
  image?: string;
  /** Asks search engines to leave the page out, yet to follow its links. */
  noindex?: boolean;
  /** The address may hold what lets somebody in: no request that the page makes says where it came from. */
  secret?: boolean;
  /** The address that search engines should keep, when it is not this one. */
  canonical?: string;
  /** What there is to say of an article. */
  article?: {
    publishedTime: string;
    modifiedTime: string;
    authors: string[];
    section: string;
    tags: string[];
  };
  /** A feed of what the page shows, named before those of the site. */
  feed?: { path: string; title: string };
};

/**
 * The metadata of a page: title, canonical address, robots, Open Graph and Twitter card. The home page's title stands
 * alone; every other one is followed by the site's name.
 */
export async function pageMetadata(page: PageDescription): Promise<Metadata> {
  const config = await getConfig();
  const title = page.path === "/" ? page.title : `${page.title} · ${config.siteName}`;
  const description = clip(page.description);
  const image = previewImage(page.image ?? config.metaTags.ogImage);
  // A page that asks to be left out names no address to keep, unless it is a copy of one: the two would contradict.
  const canonical = page.canonical ?? (page.noindex ? undefined : page.path);

  return {
    metadataBase: new URL(siteUrl()),
    title: { absolute: title },
    description,
    keywords: config.metaTags.keywords || undefined,
    applicationName: config.siteName,
    referrer: page.secret ? "no-referrer" : undefined,
    alternates: {
      canonical: canonical === undefined ? undefined : absoluteUrl(canonical),
      types: {
        "application/rss+xml": [
          ...(page.feed
            ? [{ url: absoluteUrl(page.feed.path), title: `${config.siteName}: ${page.feed.title}` }]
            : []),
          { url: absoluteUrl("/feed.xml"), title: `${config.siteName}: new tools` },
        ],
        "application/feed+json": [{ url: absoluteUrl("/feed.json"), title: `${config.siteName}: new tools` }],
      },
    },
    robots: page.noindex
      ? { index: false, follow: true }
      : { index: true, follow: true, "max-image-preview": "large", "max-snippet": -1 },
    openGraph: {
      ...(page.article ? { type: "article" as const, ...page.article } : { type: "website" as const }),
      siteName: config.siteName,
      locale: "en_US",
      title: page.title,
      description,
      url: absoluteUrl(canonical ?? page.path),
      images: [{ ...image, alt: page.title }],
    },
    twitter: { card: "summary_large_image", title: page.title, description, images: [image.url] },
  };
}

/** The image with its size where that is known; the default one when what the settings hold is no address. */
function previewImage(path: string): { url: string; width?: number; height?: number } {
  if (path && path !== defaultImage.path && URL.canParse(path, siteUrl())) return { url: absoluteUrl(path) };
  return { url: absoluteUrl(defaultImage.path), width: defaultImage.width, height: defaultImage.height };
}

/** A text on one line, cut where it is too long. */
function clip(text: string): string {
  return clipped(text.replace(/\s+/g, " ").trim(), longestDescription);
}

export function notFoundMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: "Page not found",
    description: "Nothing is at this address.",
    path: "/404",
    noindex: true,
  });
}

import type {
  AggregateRating,
  BlogPosting,
  BreadcrumbList,
  ItemList,
  NewsArticle,
  Offer,
  Organization,
  Review,
  SoftwareApplication,
  WebSite,
  WithContext,
} from "schema-dts";

import type { ReviewDto } from "@/lib/reviews/schema";
import { type Plan } from "@/lib/tools/facts/schema";
import { type Platform, platforms } from "@/lib/tools/facts/utils-names";

// Pure: every builder is given the site's address, and paths are made absolute here.

const context = "https://schema.org";
const absolute = (base: string, path: string) => new URL(path, `${base}/`).href;

/** The site itself, and how it is searched. */
export function website(base: string, site: { name: string; description: string }): WithContext<WebSite> {
  // The query-input of a search action is a convention of search engines that the vocabulary's types do not know.
  const search = {
    "@type": "SearchAction" as const,
    target: { "@type": "EntryPoint" as const, urlTemplate: `${base}/?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@context": context,
    "@type": "WebSite",
    "@id": `${base}/#website`,
    url: `${base}/`,
    name: site.name,
    description: site.description,
    publisher: { "@id": `${base}/#organization` },
    potentialAction: search,
  };
}

/** Who publishes the site. */
export function organization(
  base: string,
  site: { name: string; logo: string; email?: string; sameAs?: string[] },
): WithContext<Organization> {
  return {
    "@context": context,
    "@type": "Organization",
    "@id": `${base}/#organization`,
    name: site.name,
    url: `${base}/`,
    logo: absolute(base, site.logo),
    ...(site.email ? { email: site.email } : {}),
    ...(site.sameAs?.length ? { sameAs: site.sameAs } : {}),
  };
}

/** The way to a page, from the home page to itself. */
export function breadcrumbList(
  base: string,
  trail: { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: absolute(base, path),
    })),
  };
}

/** What a list page shows, in its order. `first` is the position of its first item, 1 unless it is a later page. */
export function itemList(
  base: string,
  list: { name: string; items: { name: string; path: string }[]; total?: number; first?: number },
): WithContext<ItemList> {
  return {
    "@context": context,
    "@type": "ItemList",
    name: list.name,
    numberOfItems: list.total ?? list.items.length,
    itemListElement: list.items.map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: (list.first ?? 1) + i,
      name,
      url: absolute(base, path),
    })),
  };
}

/** A news or blog post as its page describes it. */
export type ArticleFacts = {
  title: string;
  description: string;
  path: string;
  /** Paths or addresses of its pictures, the best first. */
  images: string[];
  author: string;
  category: string;
  tags: string[];
  publishedAt: string;
  updatedAt: string;
  words: number;
  siteName: string;
  /** Path or address of the site's logo. */
  siteLogo: string;
  /** What a news post reports on. */
  basedOn?: string;
};

/** An article. Editors who write together sign as an organisation. */
export function article<T extends "NewsArticle" | "BlogPosting">(
  base: string,
  type: T,
  post: ArticleFacts,
): WithContext<NewsArticle | BlogPosting> {
  const address = absolute(base, post.path);
  const author = /\b(editors|team|staff)\b/i.test(post.author)
    ? { "@type": "Organization" as const, name: post.author, url: absolute(base, "/about") }
    : { "@type": "Person" as const, name: post.author };
  return {
    "@context": context,
    "@type": type,
    "@id": `${address}#article`,
    mainEntityOfPage: address,
    url: address,
    headline: post.title,
    description: post.description,
    image: post.images.map((image) => absolute(base, image)),
    articleSection: post.category,
    ...(post.tags.length > 0 ? { keywords: post.tags.join(", ") } : {}),
    wordCount: post.words,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt,
    inLanguage: "en",
    author,
    publisher: {
      "@type": "Organization",
      "@id": `${base}/#organization`,
      name: post.siteName,
      url: `${base}/`,
      logo: absolute(base, post.siteLogo),
    },
    ...(post.basedOn ? { isBasedOn: post.basedOn } : {}),
  };
}

/** A tool as its page describes it. */
export type SoftwareFacts = {
  name: string;
  description: string;
  path: string;
  /** The tool's own address. */
  website: string;
  category: string;
  /** Path or address of the logo. */
  image: string;
  /** Paths of its pictures. */
  screenshots?: string[];
  pricing: { type: string; startingPrice: string | null };
  plans?: Plan[];
  platforms?: Platform[];
  maker?: string | null;
  features?: string[];
  tags?: string[];
  launchDate?: string | null;
  updatedAt?: string;
  /** Mean and number of approved reviews by people. Leave out sample numbers: search engines must not be told those. */
  reviews?: { rating: number; count: number; shown?: ReviewFacts[] };
};

/** A review that the page shows. */
type ReviewFacts = Pick<ReviewDto, "userName" | "rating" | "comment" | "pros" | "cons" | "createdAt">;

/** A tool. It carries a rating only when people have really reviewed it. */
export function softwareApplication(base: string, tool: SoftwareFacts): WithContext<SoftwareApplication> {
  const offers = planOffers(tool.plans ?? []);
  const price = offers.length > 0 ? offers : offer(tool.pricing);
  const rating = aggregateRating(tool.reviews);
  return {
    "@context": context,
    "@type": "SoftwareApplication",
    "@id": `${absolute(base, tool.path)}#software`,
    name: tool.name,
    description: tool.description,
    url: absolute(base, tool.path),
    sameAs: tool.website,
    image: absolute(base, tool.image),
    ...(tool.screenshots?.length ? { screenshot: tool.screenshots.map((path) => absolute(base, path)) } : {}),
    applicationCategory: tool.category,
    operatingSystem: operatingSystems(tool.platforms ?? []),
    ...(tool.maker ? { publisher: { "@type": "Organization" as const, name: tool.maker } } : {}),
    ...(tool.features?.length ? { featureList: tool.features } : {}),
    ...(tool.tags?.length ? { keywords: tool.tags.join(", ") } : {}),
    ...(tool.launchDate ? { datePublished: tool.launchDate } : {}),
    ...(tool.updatedAt ? { dateModified: tool.updatedAt } : {}),
    ...(price ? { offers: price } : {}),
    ...(rating ? { aggregateRating: rating } : {}),
    ...(rating && tool.reviews?.shown?.length ? { review: tool.reviews.shown.map(review) } : {}),
  };
}

const systems: Platform[] = ["web", "windows", "macos", "linux", "ios", "android"];

function operatingSystems(known: Platform[]): string {
  const named = systems.filter((platform) => known.includes(platform)).map((platform) => platforms[platform]);
  return named.join(", ") || "Web";
}

/** How often an amount is paid, in the codes of UN/CEFACT. */
const unitCodes: Partial<Record<Plan["period"], string>> = { month: "MON", seat: "MON", year: "ANN" };

/** The plans whose amounts are certain: neither on request nor by use. */
function planOffers(plans: Plan[]): Offer[] {
  return plans.flatMap(({ name, amount, currency, period }): Offer[] => {
    if (amount === null || period === "usage" || (amount > 0 && currency === null)) return [];
    const money = { price: String(amount), priceCurrency: currency ?? "USD" };
    const unitCode = amount > 0 ? unitCodes[period] : undefined;
    return [
      {
        "@type": "Offer",
        name,
        ...money,
        ...(unitCode
          ? { priceSpecification: { "@type": "UnitPriceSpecification", ...money, unitCode } }
          : {}),
      },
    ];
  });
}

/** A price where one is known: none to start with, or an amount in dollars. */
function offer({ type, startingPrice }: SoftwareFacts["pricing"]): Offer | undefined {
  const dollars = /^\s*(?:from\s+)?\$\s?(\d+(?:\.\d{1,2})?)(?![\d,])/i.exec(
    startingPrice?.replaceAll(",", "") ?? "",
  )?.[1];
  const price = type === "free" || type === "freemium" ? "0" : dollars;
  return price === undefined ? undefined : { "@type": "Offer", price, priceCurrency: "USD" };
}

function review({ userName, rating, comment, pros, cons, createdAt }: ReviewFacts): Review {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: userName },
    datePublished: createdAt,
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
    reviewBody: comment,
    ...(pros.length > 0 ? { positiveNotes: notes(pros) } : {}),
    ...(cons.length > 0 ? { negativeNotes: notes(cons) } : {}),
  };
}

const notes = (lines: string[]): ItemList => ({
  "@type": "ItemList",
  itemListElement: lines.map((name, i) => ({ "@type": "ListItem", position: i + 1, name })),
});

function aggregateRating(reviews: SoftwareFacts["reviews"]): AggregateRating | undefined {
  if (!reviews || reviews.count < 1) return undefined;
  return {
    "@type": "AggregateRating",
    ratingValue: Math.round(reviews.rating * 10) / 10,
    ratingCount: reviews.count,
    reviewCount: reviews.count,
    bestRating: 5,
    worstRating: 1,
  };
}

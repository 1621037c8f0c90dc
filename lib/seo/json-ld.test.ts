import { describe, expect, it } from "vitest";
import {
  article,
  breadcrumbList,
  itemList,
  organization,
  type SoftwareFacts,
  softwareApplication,
  website,
} from "@/lib/seo/json-ld";

const base = "https://almanac.test";
const tool: SoftwareFacts = {
  name: "Quill",
  description: "Drafts letters.",
  path: "/ai-tools/quill",
  website: "https://quill.example",
  category: "AI for Writing",
  image: "/logo/quill",
  pricing: { type: "paid", startingPrice: null },
};
/** What search engines are given: JSON, as plain data. */
const asJson = (data: unknown) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
const withPrice = (type: string, startingPrice: string | null) =>
  asJson(softwareApplication(base, { ...tool, pricing: { type, startingPrice } })).offers;

describe("website", () => {
  it("says how the site is searched", () => {
    expect(asJson(website(base, { name: "Almanac AI", description: "Tools." }))).toMatchObject({
      "@context": "https://schema.org",
      "@type": "WebSite",
      url: "https://almanac.test/",
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: "https://almanac.test/?q={search_term_string}" },
        "query-input": "required name=search_term_string",
      },
    });
  });
});

describe("organization", () => {
  it("has a full address for its logo, and leaves out what is not there", () => {
    const data = asJson(organization(base, { name: "Almanac AI", logo: "/logo.svg" }));
    expect(data).toMatchObject({
      "@type": "Organization",
      "@id": "https://almanac.test/#organization",
      logo: "https://almanac.test/logo.svg",
    });
    expect(data).not.toHaveProperty("email");
    expect(data).not.toHaveProperty("sameAs");
    expect(organization(base, { name: "A", logo: "https://cdn.example/a.png" })).toMatchObject({
      logo: "https://cdn.example/a.png",
    });
  });
});

describe("breadcrumbList and itemList", () => {
  it("number their items from one", () => {
    const trail = asJson(
      breadcrumbList(base, [
        { name: "Home", path: "/" },
        { name: "Quill", path: "/ai-tools/quill" },
      ]),
    );
    expect(trail.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://almanac.test/" },
      { "@type": "ListItem", position: 2, name: "Quill", item: "https://almanac.test/ai-tools/quill" },
    ]);
  });

  it("go on numbering on a later page", () => {
    const list = asJson(
      itemList(base, {
        name: "Tools",
        items: [{ name: "Quill", path: "/ai-tools/quill" }],
        total: 20,
        first: 10,
      }),
    );
    expect(list).toMatchObject({
      numberOfItems: 20,
      itemListElement: [{ position: 10, url: "https://almanac.test/ai-tools/quill" }],
    });
  });
});

describe("softwareApplication", () => {
  it("describes a tool", () => {
    expect(
      asJson(
        softwareApplication(base, {
          ...tool,
          features: ["Fast"],
          screenshots: ["/uploads/tool-picture/a.webp"],
          tags: ["a", "b"],
          launchDate: "2026-01-02T00:00:00.000Z",
        }),
      ),
    ).toMatchObject({
      "@type": "SoftwareApplication",
      url: "https://almanac.test/ai-tools/quill",
      sameAs: "https://quill.example",
      image: "https://almanac.test/logo/quill",
      featureList: ["Fast"],
      screenshot: ["https://almanac.test/uploads/tool-picture/a.webp"],
      keywords: "a, b",
      datePublished: "2026-01-02T00:00:00.000Z",
    });
  });

  it("tells what reviews on the page say, with their pros and cons", () => {
    const said = {
      userName: "Ada",
      comment: "Good.",
      createdAt: "2026-03-04T00:00:00.000Z",
      pros: ["Fast"],
      cons: [],
    };
    const shown = [{ ...said, rating: 4 }];
    expect(
      asJson(softwareApplication(base, { ...tool, reviews: { rating: 0, count: 0, shown } })).review,
    ).toBeUndefined();
    const [review] = asJson(softwareApplication(base, { ...tool, reviews: { rating: 4, count: 1, shown } }))
      .review as unknown[];
    expect(review).toMatchObject({
      "@type": "Review",
      author: { name: "Ada" },
      reviewRating: { ratingValue: 4, bestRating: 5 },
      reviewBody: "Good.",
      positiveNotes: { itemListElement: [{ position: 1, name: "Fast" }] },
    });
    expect(review).not.toHaveProperty("negativeNotes");
  });

  it("carries a rating only when people have really reviewed it", () => {
    expect(asJson(softwareApplication(base, tool))).not.toHaveProperty("aggregateRating");
    expect(
      asJson(softwareApplication(base, { ...tool, reviews: { rating: 0, count: 0 } })),
    ).not.toHaveProperty("aggregateRating");
    expect(
      asJson(softwareApplication(base, { ...tool, reviews: { rating: 4.666, count: 3 } })).aggregateRating,
    ).toEqual({
      "@type": "AggregateRating",
      ratingValue: 4.7,
      ratingCount: 3,
      reviewCount: 3,
      bestRating: 5,
      worstRating: 1,
    });
  });

  it("names a price where one is known", () => {
    const of = (price: string) => ({ "@type": "Offer", price, priceCurrency: "USD" });
    expect(withPrice("free", "Free")).toEqual(of("0"));
    expect(withPrice("freemium", "$10/month")).toEqual(of("0"));
    expect(withPrice("paid", "$9.99/month")).toEqual(of("9.99"));
    expect(withPrice("paid", "From $1,200/year")).toEqual(of("1200"));
    expect(withPrice("paid", "$0.02/use")).toEqual(of("0.02"));
    for (const unknown of [
      null,
      "Custom",
      "Contact for Pricing",
      "Pay per use",
      "€20/month",
      "$",
      "20 credits for $5",
    ])
      expect(withPrice("enterprise", unknown), String(unknown)).toBeUndefined();
  });
});

describe("a tool's facts", () => {
  const plan = { name: "Pro", amount: 20, currency: "USD", period: "month", note: null } as const;

  it("are offers of certain amounts, systems that it runs on, and who makes it", () => {
    const data = asJson(
      softwareApplication(base, {
        ...tool,
        plans: [
          { ...plan, name: "Free", amount: 0 },
          { ...plan, amount: 16.99, period: "seat" },
          { ...plan, name: "Enterprise", amount: null, currency: null },
          { ...plan, name: "API", amount: 0.01, period: "usage" },
        ],
        platforms: ["ios", "web", "api"],
        maker: "Ink",
      }),
    );
    const money = { price: "16.99", priceCurrency: "USD" };
    expect(data).toMatchObject({
      offers: [
        { "@type": "Offer", name: "Free", price: "0", priceCurrency: "USD" },
        {
          "@type": "Offer",
          name: "Pro",
          ...money,
          priceSpecification: { "@type": "UnitPriceSpecification", ...money, unitCode: "MON" },
        },
      ],
      operatingSystem: "Web, iOS",
      publisher: { "@type": "Organization", name: "Ink" },
    });
    expect((data.offers as object[])[0]).not.toHaveProperty("priceSpecification");
  });

  it("leave the price to the pricing model, the system to the web, while none is known", () => {
    const data = softwareApplication(base, {
      ...tool,
      pricing: { type: "paid", startingPrice: "$9" },
      plans: [{ ...plan, amount: null }],
      platforms: ["api"],
      maker: null,
    });
    expect(data).toMatchObject({ offers: { price: "9" }, operatingSystem: "Web" });
    expect(data).not.toHaveProperty("publisher");
  });
});

describe("article", () => {
  const post = {
    title: "A title",
    description: "What it is about.",
    path: "/latest-news/a-title",
    images: ["/uploads/a.webp", "/latest-news/a-title/og.png"],
    author: "Almanac Editors",
    category: "Science",
    tags: ["a", "b"],
    publishedAt: "2026-02-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    words: 500,
    siteName: "Almanac AI",
    siteLogo: "/logo.svg",
    basedOn: "https://example.org/paper",
  };

  it("names who wrote it and what it reports on, and never a change before publication", () => {
    expect(article("https://almanac.test", "NewsArticle", post)).toMatchObject({
      "@type": "NewsArticle",
      mainEntityOfPage: "https://almanac.test/latest-news/a-title",
      headline: "A title",
      image: ["https://almanac.test/uploads/a.webp", "https://almanac.test/latest-news/a-title/og.png"],
      keywords: "a, b",
      dateModified: post.publishedAt,
      author: { "@type": "Organization", name: "Almanac Editors", url: "https://almanac.test/about" },
      publisher: { name: "Almanac AI", logo: "https://almanac.test/logo.svg" },
      isBasedOn: "https://example.org/paper",
    });
    const person = article("https://almanac.test", "BlogPosting", {
      ...post,
      author: "Ada Lovelace",
      basedOn: undefined,
    });
    expect(person).toMatchObject({
      "@type": "BlogPosting",
      author: { "@type": "Person", name: "Ada Lovelace" },
    });
    expect(person).not.toHaveProperty("isBasedOn");
  });
});

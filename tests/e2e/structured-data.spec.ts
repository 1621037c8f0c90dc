import Validator from "@adobe/structured-data-validator";
import type { APIRequestContext } from "@playwright/test";
import { softwareApplication } from "@/lib/seo/json-ld";
import { expect, test } from "@/tests/support/playwright";
import { schemaOrg } from "@/tests/support/schema-org";

type Block = { "@type": string; [name: string]: unknown };

const validator = new Validator(schemaOrg());

/** What a validator says of blocks: against the vocabulary, and against what search engines ask of a type. */
async function problems(blocks: Block[]): Promise<string[]> {
  const jsonld: Record<string, Block[]> = {};
  for (const block of structuredClone(blocks)) (jsonld[block["@type"]] ??= []).push(block);
  const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {} });
  return issues.map(({ severity, issueMessage, path }) => {
    const where = path.map(({ property, type }) => property ?? type).join(".");
    return `${severity} ${where}: ${issueMessage}`;
  });
}

async function read(request: APIRequestContext, path: string): Promise<Block[]> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const scripts = (await answer.text()).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, text]) => JSON.parse(text!) as Block | Block[]);
}

/** Every page that describes itself, and as what. */
const pages: [path: string, ...types: string[]][] = [
  ["/", "WebSite", "Organization"],
  ["/ai-tools/chatgpt", "SoftwareApplication", "BreadcrumbList"],
  ["/alternatives/otter-ai", "ItemList", "BreadcrumbList"],
  ["/category/productivity", "ItemList"],
  ["/tasks", "ItemList"],
  ["/tasks/transcribe-a-meeting", "ItemList", "BreadcrumbList"],
  ["/categories", "ItemList"],
  ["/trending", "ItemList"],
  ["/top-products", "ItemList"],
  ["/latest-launches", "ItemList"],
  ["/upcoming", "ItemList"],
  ["/best-ai-crm-software", "ItemList"],
  ["/latest-news", "ItemList"],
  ["/latest-news?category=science", "ItemList"],
  ["/latest-news/benchmark-contamination", "NewsArticle", "BreadcrumbList"],
  ["/news/benchmark-contamination", "NewsArticle", "BreadcrumbList"],
  ["/blog", "ItemList"],
  ["/blog/running-an-ai-pilot", "BlogPosting", "BreadcrumbList"],
  ["/faq", "FAQPage"],
];
/** What search engines ask of a type beyond what the validator knows. */
const article = ["headline", "description", "image", "datePublished", "dateModified", "author", "publisher"];
const asked: Record<string, string[]> = {
  WebSite: ["name", "url", "potentialAction"],
  Organization: ["name", "url", "logo"],
  SoftwareApplication: ["name", "image", "url", "applicationCategory", "operatingSystem", "offers"],
  NewsArticle: article,
  BlogPosting: article,
  ItemList: ["itemListElement"],
  BreadcrumbList: ["itemListElement"],
  FAQPage: ["mainEntity"],
};

for (const [path, ...types] of pages)
  test(`${path} describes itself to search engines without a fault`, async ({ request, baseURL }) => {
    const blocks = await read(request, path);
    expect(blocks.map((block) => block["@type"])).toEqual(types);
    expect(await problems(blocks)).toEqual([]);
    const pictures = new Set<string>();
    for (const block of blocks) {
      expect(block["@context"]).toBe("https://schema.org");
      expect(Object.keys(block)).toEqual(expect.arrayContaining(asked[block["@type"]]!));
      JSON.stringify(block, (name, value: unknown) => {
        const one = typeof value === "string" ? value : undefined;
        if (one === "" || value === null) throw new Error(`${path}: ${name} is empty`);
        if (one && ["url", "item", "mainEntityOfPage", "@id", "logo"].includes(name))
          expect(one).toMatch(new RegExp(`^${baseURL}/`));
        if (one && /^date/.test(name)) expect(new Date(one).toISOString()).toBe(one);
        if (name === "image" || name === "logo")
          for (const image of [value].flat()) pictures.add(image as string);
        return value;
      });
    }
    for (const picture of pictures) {
      const answer = await request.get(picture);
      expect([answer.status(), answer.headers()["content-type"]], picture).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
    }
  });

test("a tool that people reviewed is described without a fault, and a fault is found", async () => {
  const review = {
    userName: "Ada",
    rating: 4,
    comment: "Good.",
    pros: ["Fast"],
    cons: ["Loud"],
    createdAt: "2026-03-04T00:00:00.000Z",
  };
  const data = softwareApplication("https://almanac.test", {
    name: "Quill",
    description: "Drafts letters.",
    path: "/ai-tools/quill",
    website: "https://quill.example",
    category: "AI for Writing",
    image: "/logo/quill",
    pricing: { type: "paid", startingPrice: "$9.99/month" },
    plans: [{ name: "Pro", amount: 9.99, currency: "USD", period: "seat", note: null }],
    platforms: ["web", "ios"],
    maker: "Ink",
    launchDate: "2026-01-02T00:00:00.000Z",
    reviews: { rating: 4.6, count: 3, shown: [review] },
  }) as unknown as Block;
  expect(await problems([data])).toEqual([]);
  expect(
    await problems([{ ...data, aggregateRating: { "@type": "AggregateRating", ratingValue: 9 } }]),
  ).not.toEqual([]);
  expect(await problems([{ ...data, headlin: "misspelt" }])).not.toEqual([]);
  expect(await problems([{ ...data, "@type": "Sofware" }])).not.toEqual([]);
});

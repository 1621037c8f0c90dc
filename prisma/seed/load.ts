import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readTime } from "@/lib/posts/utils";
import { longestPhrase } from "@/lib/tasks/schema-admin";
import { factFields, factValues } from "@/lib/tools/facts/schema";

const folder = path.join(process.cwd(), "prisma/seed/data");
const text = z.string().min(1);

const categoryFile = z.array(
  z.object({
    name: text,
    slug: text,
    label: text,
    description: text,
    icon: text,
    color: text,
    aliases: z.array(text),
  }),
);
const sampleTool = z.object({
  name: text,
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  website: z.url({ protocol: /^https$/ }),
  category: text.optional(),
  description: text,
  pricing: z.object({
    type: z.enum(["Free", "Freemium", "Paid", "Premium", "Subscription", "Enterprise"]),
    startingPrice: text,
  }),
  features: z.array(text).min(4),
  useCases: z.array(text).min(3),
  tags: z.array(text).min(4),
  popularity: z.number().min(1).max(100),
  rating: z.number().min(1).max(5).nullable(),
});
export type SampleTool = z.output<typeof sampleTool> & { category: string };

const https = z.url({ protocol: /^https$/ });
const sampleFacts = factValues
  .omit({ pictures: true })
  .partial()
  .extend({
    slug: text,
    plans: z
      .array(factValues.shape.plans.element.extend({ note: z.string().max(120).nullable().default(null) }))
      .optional(),
    sources: z.partialRecord(z.enum(factFields), https).default({}),
    tasks: z
      .array(z.object({ task: text, how: z.string().min(15).max(120) }))
      .min(1)
      .max(8),
  });

const phrase = z.string().min(2).max(longestPhrase).toLowerCase();
const sampleTask = z.object({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: text,
  phrases: z.object({
    en: z.array(phrase),
    de: z.array(phrase),
    es: z.array(phrase),
    fr: z.array(phrase),
  }),
});
const searchWord = z.object({ phrase: text, means: text, language: z.enum(["en", "de", "es", "fr"]) });

const post = z.object({
  title: text,
  slug: text,
  excerpt: text,
  content: text,
  category: text,
  tags: z.array(text).min(1),
  author: z.object({ name: text }),
  daysAgo: z.number().int().min(1),
});
const newsPost = post.extend({ source: text, sourceUrl: z.url() });
const softwarePages = z.array(
  z.object({
    title: text,
    slug: text,
    description: text,
    icon: text,
    bgColor: text,
    iconColor: text,
    introduction: text,
    toolsHeading: text,
    toolsDescription: text,
    author: text,
    tools: z.array(z.object({ slug: text, reason: text })).min(4),
  }),
);
const listings = z.array(z.object({ slug: text, premiumBadge: z.boolean() }));

function read<T extends z.ZodType>(schema: T, file: string): z.output<T> {
  const result = schema.safeParse(JSON.parse(readFileSync(path.join(folder, file), "utf8")));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}

const readAll = <T extends z.ZodType>(schema: T, sub: string) =>
  readdirSync(path.join(folder, sub))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => ({ name: file.replace(/\.json$/, ""), data: read(schema, `${sub}/${file}`) }));

/** The sample catalogue's files, checked. A file of tools bears the slug of its category. */
export function loadSamples() {
  const categories = read(categoryFile, "categories.json");
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const tools = readAll(z.array(sampleTool), "tools").flatMap(({ name, data }) => {
    const category = names.get(name);
    if (!category) throw new Error(`tools/${name}.json: there is no such category`);
    return data.map((tool): SampleTool => ({ ...tool, category }));
  });
  const tasks = readAll(z.array(sampleTask), "tasks").flatMap(({ name, data }) => {
    const category = names.get(name);
    if (!category) throw new Error(`tasks/${name}.json: there is no such category`);
    return data.map((task) => ({ ...task, category }));
  });
  const upcoming = read(z.array(sampleTool.extend({ category: text })), "upcoming.json");
  return {
    categories,
    tools,
    upcoming,
    facts: readAll(z.array(sampleFacts), "facts").flatMap(({ data }) => data),
    tasks,
    words: read(z.array(searchWord), "search-words.json"),
    news: readAll(newsPost, "news").map(({ data }) => data),
    blog: readAll(post, "blog").map(({ data }) => ({ ...data, readTime: readTime(data.content) })),
    softwarePages: read(softwarePages, "software-pages.json"),
    listings: read(listings, "listings.json"),
  };
}

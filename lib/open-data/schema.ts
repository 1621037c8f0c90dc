import { z } from "zod";
import { factFields, toolFacts, toolTask } from "@/lib/tools/facts/schema";
import { rankedLists } from "@/lib/tools/ranking/schema";
import { toolDto } from "@/lib/tools/schema";

/** How many days are kept, and how many days of votes and views a line tells of. */
export const keptDays = 30;
export const toldDays = 90;

export const licence = {
  name: "CC BY 4.0",
  url: "https://creativecommons.org/licenses/by/4.0/",
} as const;

/** The files of a day, and what each is. */
export const files = {
  "tools.jsonl": { type: "application/x-ndjson", what: "The catalogue, a tool a line, as JSON" },
  "tools.csv": { type: "text/csv", what: "The same as a table, without votes and ratings per day" },
  "schema.json": { type: "application/schema+json", what: "JSON Schema of the lines" },
  "diff.jsonl": { type: "application/x-ndjson", what: "What changed since the export before, a tool a line" },
  SHA256SUMS: { type: "text/plain", what: "Checksums of the files, unpacked" },
} as const;
export type FileName = keyof typeof files;
export const fileNames = Object.keys(files) as FileName[];

export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const { name, description, category, categorySlug, websiteUrl, pricing, features, useCases, tags } =
  toolDto.shape;
const count = z.int().min(0);
const told = <T extends z.ZodType>(value: T, what: string) => value.meta({ description: what });
const day = z.iso.date();
const standing = z.object({
  place: z.int().min(1),
  of: z.int().min(1),
  score: z.number(),
  terms: z.array(z.object({ name: z.string(), value: z.number() })),
});

/** A tool in the export. Each field says what it is; the page and the schema of the files are made from it. */
export const openTool = z.object({
  exportedAt: told(z.iso.datetime(), "The moment that the whole file tells of"),
  id: told(z.string(), "Its id in this directory"),
  slug: told(z.string(), "Its address: /ai-tools/{slug}"),
  name: told(name, "Its name"),
  nameKey: told(z.string(), "The name as equal scores are ordered by it: lower case, without accents"),
  description: told(description, "What it is"),
  category: told(category, "The name of its category"),
  categorySlug: told(categorySlug, "The address of its category"),
  websiteUrl: told(websiteUrl, "Its own website"),
  pricing: told(pricing, "How it is priced, and from how much"),
  features: told(features, "What it can do"),
  useCases: told(useCases, "What it is used for, in words"),
  tags: told(tags, "Keywords"),
  tasks: told(z.array(toolTask), "The tasks that it does, and how"),
  facts: told(
    toolFacts.omit({ pictures: true, sources: true }).extend({
      sources: z.array(
        toolFacts.shape.sources.element.extend({ field: z.enum(factFields).exclude(["pictures"]) }),
      ),
    }),
    "Plans, platforms and the like, each with the page to check it at, who knows since when",
  ),
  isNew: told(z.boolean(), "Flagged as new by editors; no part of an order"),
  isTrending: told(z.boolean(), "Flagged as trending by editors; no part of an order"),
  isUpcoming: told(z.boolean(), "Still to come"),
  isTopRated: told(z.boolean(), "Flagged as top rated by editors; no part of an order"),
  premiumBadge: told(z.boolean(), "Marked as premium by editors; no part of an order"),
  launchDate: told(z.iso.datetime().nullable(), "When it launched here, or will"),
  createdAt: told(z.iso.datetime(), "When it was added"),
  updatedAt: told(z.iso.datetime(), "When its entry changed last"),
  votes: told(count, "Votes as they are shown: those of people and the sample number"),
  views: told(count, "Views as they are shown, counted in the same way"),
  rating: told(z.number().nullable(), "The mean rating as it is shown"),
  reviews: told(count, "How many ratings that is the mean of"),
  sample: told(
    z.object({ votes: count, views: count, rating: z.number().nullable(), reviews: count }),
    "Sample numbers that the tool started with, made up by us: votes and views add to real ones, rating and reviews count until the first review is approved",
  ),
  days: told(
    z.array(z.object({ day, votes: z.int(), views: z.int() })),
    `Votes and views of people on each of the last ${toldDays} days (UTC) that had any`,
  ),
  ratings: told(
    z.array(z.object({ day, rating: z.int().min(1).max(5), count: z.int().min(1) })),
    "Approved reviews: how many of a day gave how many stars",
  ),
  ratingDay: told(
    day.nullable(),
    "The day as of which the reviews are weighed in the order by rating; null before the first",
  ),
  trend: told(
    z.number(),
    "The trending score as it is kept: its logarithm to base 2, in half-lives of 14 days since 2020-01-01",
  ),
  rank: told(
    z.record(z.enum(rankedLists), standing),
    "Its place in each list, of how many, with the score and the terms that make it up; category is the trending order within the category",
  ),
});
export type OpenTool = z.output<typeof openTool>;

/** A tool that differs from the export before. */
const openChange = z.object({
  change: z.enum(["added", "removed", "changed"]),
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  fields: told(
    z.record(z.string(), z.object({ before: z.json(), after: z.json() })).optional(),
    "The fields that changed",
  ),
});
export type OpenChange = z.output<typeof openChange>;

/** The JSON Schema of the files' lines: of tools.jsonl, and under `$defs` that of diff.jsonl. */
export function fileSchema(): string {
  const { $defs, ...tool } = z.toJSONSchema(openTool);
  const { $schema: _, ...change } = z.toJSONSchema(openChange);
  return `${JSON.stringify({ title: "A line of tools.jsonl", ...tool, $defs: { ...$defs, Change: { title: "A line of diff.jsonl", ...change } } }, null, 2)}\n`;
}

/** An export as the page lists it. */
export const openDay = z.object({
  day: z.string(),
  tools: z.int(),
  changes: z.int(),
  files: z.array(
    z.object({ name: z.enum(fileNames), bytes: z.number(), compressed: z.number(), sha256: z.string() }),
  ),
});
export type OpenDay = z.output<typeof openDay>;

import { z } from "zod";
import { isoDateTime } from "@/lib/platform/dates/schema";
import { slug } from "@/lib/platform/input/schema";
import { cleanLine, plainLine, plainText } from "@/lib/platform/plain-text/schema";
import { optionalAddress, webAddress } from "@/lib/tools/schema-address";
import { factsChange, toolTasksChange } from "@/lib/tools/facts/schema";
import { toolDetail } from "@/lib/tools/schema";

/** What administrators write: the tool form, and what programs may send in its place. */

export const toolStatuses = ["draft", "published", "archived"] as const;
export type ToolStatus = (typeof toolStatuses)[number];
/** The form offers the first four; the others are what some tools of the catalogue have. */
export const pricingTypes = ["free", "freemium", "paid", "enterprise", "premium", "subscription"] as const;
export const tagSuggestions = [
  "AI",
  "Machine Learning",
  "GPT",
  "Neural Networks",
  "Deep Learning",
  "NLP",
  "Computer Vision",
  "Automation",
  "No-Code",
  "API",
] as const;

const invalidUrl = "Invalid URL";
const noCategory = "Please select a category.";

/** An amount a month as a number, or free text; stored as what is shown. */
const price = z
  .union(
    [
      z.number().min(0, "The price is at least 0.").max(1_000_000, "The price is at most 1,000,000."),
      z.string().max(60, "The price is at most 60 characters long."),
      z.null(),
    ],
    { error: "The price is a number or a text." },
  )
  .transform((value) => {
    const text = typeof value === "string" ? cleanLine(value) : value;
    if (text === null || text === "") return null;
    const amount = typeof text === "number" || /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
    if (amount === undefined) return String(text);
    return amount === 0 ? "Free" : `$${Math.round(amount * 100) / 100}/month`;
  });

/** Short texts, each once, without empty ones. */
function list(what: string, length: number, items: number) {
  return z
    .array(z.string().max(length, `Each is at most ${length} characters long.`), {
      error: `${what} is a list.`,
    })
    .max(200, `${what} has at most ${items} entries.`)
    .transform((texts) => {
      const kept = new Map<string, string>();
      for (const text of texts.map((one) => cleanLine(one))) {
        const key = text.toLowerCase();
        if (text && !kept.has(key)) kept.set(key, text);
      }
      return [...kept.values()];
    })
    .pipe(z.array(z.string()).max(items, `${what} has at most ${items} entries.`));
}

const fields = {
  name: plainLine({ required: "Name is required", max: 120, name: "Name" }),
  slug,
  description: plainText({ required: "Description is required", max: 5_000, name: "Description" }),
  websiteUrl: webAddress(invalidUrl),
  category: z.string({ error: noCategory }).trim().min(1, noCategory).max(100, noCategory),
  pricing: z.object(
    {
      type: z.enum(pricingTypes, { error: "Please select a pricing type." }),
      startingPrice: price.optional(),
      details: price.optional(),
    },
    { error: "Please select a pricing type." },
  ),
  tags: list("Tags", 60, 30),
  features: list("Features", 300, 40),
  useCases: list("Use cases", 300, 40),
  status: z.enum(toolStatuses, { error: 'The status is "draft", "published" or "archived".' }),
};
const flag = z.boolean({ error: "Use true or false." });
const optional = {
  logo: optionalAddress(invalidUrl),
  logoUrl: optionalAddress(invalidUrl),
  imageUrl: optionalAddress(invalidUrl),
  socialLinks: z
    .object({ twitter: optionalAddress(invalidUrl), github: optionalAddress(invalidUrl) })
    .nullable()
    .optional(),
  launchDate: isoDateTime("The launch date is not valid.")
    .nullable()
    .optional()
    .meta({ description: "Left out: the moment at which the tool is first published." }),
  facts: factsChange.optional(),
  tasks: toolTasksChange
    .optional()
    .meta({ description: "All that the tool is for, the most characteristic first." }),
};

/** A new tool. Published unless it says otherwise. */
export const toolCreate = z
  .object({
    ...fields,
    slug: fields.slug.optional().meta({ description: "Left out or empty: made from the name." }),
    tags: fields.tags.default([]),
    features: fields.features.default([]),
    useCases: fields.useCases.default([]),
    isTrending: flag.default(false),
    isNew: flag.default(false),
    isUpcoming: flag.default(false),
    isTopRated: flag.default(false),
    premiumBadge: flag.default(false),
    status: fields.status.default("published"),
    ...optional,
  })
  .meta({ id: "NewTool" });
export type ToolCreate = z.output<typeof toolCreate>;

/** A change of a tool: what is left out stays as it is. */
export const toolUpdate = z
  .object({
    ...fields,
    isTrending: flag,
    isNew: flag,
    isUpcoming: flag,
    isTopRated: flag,
    premiumBadge: flag,
  })
  .partial()
  .extend({
    ...optional,
    updatedAt: z.iso
      .datetime({ offset: true, error: "The time of the last change is not valid." })
      .optional()
      .meta({
        description: "The `updatedAt` that the change started from. A newer one on the server answers 409.",
      }),
  })
  .meta({ id: "ToolChange" });
export type ToolUpdate = z.output<typeof toolUpdate>;

export const toolStatusChange = z.object({ status: fields.status, updatedAt: toolUpdate.shape.updatedAt });

/** Another tool at the same website address. */
export const toolDuplicate = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  status: z.enum(toolStatuses),
});
export type ToolDuplicate = z.output<typeof toolDuplicate>;

/** A tool that was written, with the others at the same website address: a warning, not a refusal. */
export const writtenTool = toolDetail
  .extend({ duplicates: z.array(toolDuplicate) })
  .meta({ id: "WrittenTool" });
export type WrittenTool = z.output<typeof writtenTool>;

const count = z.object({ _id: z.string(), count: z.number().int() });

/** The numbers of the admin's first screen. Tools are the published ones. */
export const toolStats = z
  .object({
    totalTools: z.number().int(),
    pendingSubmissions: z.number().int(),
    pendingReviews: z.number().int(),
    newInquiries: z.number().int(),
    openReports: z.number().int(),
    pendingProposals: z.number().int(),
    linksToLookAt: z.number().int(),
    categoryCounts: z.array(count),
    pricingCounts: z.array(count),
    popularTools: z.array(
      z.object({ _id: z.string(), name: z.string(), slug: z.string(), views: z.number().int() }),
    ),
    recentTools: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        slug: z.string(),
        category: z.string(),
        createdAt: z.string(),
      }),
    ),
  })
  .meta({ id: "ToolStats" });
export type ToolStats = z.output<typeof toolStats>;

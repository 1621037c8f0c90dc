import { z } from "zod";
import { limitUpTo, pageUpTo } from "@/lib/platform/input/schema";
import { toolLink } from "@/lib/tools/links/schema";
import { toolFacts, toolTask } from "@/lib/tools/facts/schema";
import { integrations, type Platform, platforms } from "@/lib/tools/facts/utils-names";
import { factSwitches, perSwitch } from "@/lib/tools/facts/utils-switches";

export const pageSize = 152;
export const maxPageSize = 200;
/** Keeps the place in a list within what the database counts with. */
const maxPage = 10_000_000;

const flag = z
  .enum(["true", "false"], { error: 'Use "true" or "false".' })
  .transform((value) => value === "true");

const on = z.literal("true", { error: 'Use "true".' }).transform(() => true as const);
/** Names that may be given several times: all of them must hold. */
const many = <T extends z.ZodType>(value: T) => z.array(value).max(12, "At most 12 at once.").optional();
const oneOf = <T extends string>(names: Record<T, string>, what: string) =>
  z.enum(Object.keys(names) as T[], { error: `There is no such ${what}.` });

const pricingFilters = ["free", "freemium", "paid"] as const;
export const sortOrders = ["relevance", "trending", "newest", "popular", "rating"] as const;
export const periods = ["week", "month", "all"] as const;

/** The query of every list of tools: of the interface, of pages and of Load More. */
export const toolQuery = z.object({
  q: z.string().optional().meta({
    description: "Free text of any length; the first 200 characters count.",
    example: "image generator",
  }),
  category: z.string().max(200, "The category is at most 200 characters long.").optional().meta({
    description:
      "A label, name, slug or alias of a category, or several canonical slugs separated by commas.",
    example: "image-generation",
  }),
  pricing: z.enum(pricingFilters, { error: 'Pricing is "free", "freemium" or "paid".' }).optional().meta({
    description: "`paid` is everything whose badge says Paid: paid, premium, subscription and enterprise.",
  }),
  sort: z
    .enum(sortOrders, { error: 'Sort is "relevance", "trending", "newest", "popular" or "rating".' })
    .optional()
    .meta({ description: "Left out: `relevance` with a text, `trending` without one." }),
  period: z
    .enum(periods, { error: 'Period is "week", "month" or "all".' })
    .default("all")
    .meta({ description: "Launched within the last 7 or 30 days." }),
  minRating: z.coerce
    .number({ error: "The rating is a number from 1 to 5." })
    .int("The rating is a whole number.")
    .min(1, "The rating is at least 1.")
    .max(5, "The rating is at most 5.")
    .optional()
    .meta({ description: "Least shown rating, in whole stars.", example: 4 }),
  isNew: flag.optional().meta({ description: "Only tools marked as new, or only others." }),
  isTrending: flag.optional().meta({ description: "Only tools marked as trending, or only others." }),
  isUpcoming: flag.optional().meta({ description: "Only tools that are still to come, or only others." }),
  ...perSwitch((name) => on.optional().meta({ description: `${factSwitches[name].label}.` })),
  platform: many(oneOf(platforms, "platform")).meta({ description: "May repeat: all must hold." }),
  integration: many(oneOf(integrations, "integration")).meta({
    description: "What it works with. May repeat: all must hold.",
  }),
  maxPrice: z.coerce
    .number({ error: "The price is a number." })
    .int("The price is a whole number.")
    .min(0, "The price is at least 0.")
    .max(100_000, "The price is at most 100000.")
    .optional()
    .meta({ description: "What it costs a month at most, in US dollars; a free plan costs nothing." }),
  task: many(z.string().regex(/^[a-z0-9-]{1,100}$/, "A task is given by its slug.")).meta({
    description: "Slugs of tasks. May repeat: all must hold.",
  }),
  page: pageUpTo(maxPage).meta({
    description: "Page of the list; past its end the answer is an empty list with the true total.",
  }),
  limit: limitUpTo(maxPageSize, pageSize).meta({ description: "Tools a page." }),
});
export type ToolQuery = z.output<typeof toolQuery>;

/** A tool as the interface gives it. Counts are what is shown: sample numbers and real ones together. */
export const toolDto = z
  .object({
    _id: z.string(),
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    category: z.string(),
    categorySlug: z.string(),
    logo: z.string().meta({ description: "Address of the logo on this server." }),
    logoUrl: z.string().nullable().optional().meta({
      description: "Where the logo comes from, if not from the website. Told to administrators only.",
    }),
    socialLinks: z
      .object({ twitter: z.string().nullable(), github: z.string().nullable() })
      .optional()
      .meta({ description: "Told to administrators only." }),
    imageUrl: z.string().nullable(),
    website: z.string(),
    url: z.string(),
    websiteUrl: z.string(),
    pricing: z.object({
      type: z.enum(["free", "freemium", "paid", "premium", "subscription", "enterprise"]),
      startingPrice: z.string().nullable(),
    }),
    rating: z.number().nullable(),
    reviews: z.number().int(),
    sampleRating: z.boolean().meta({
      description:
        "Whether `rating` and `reviews` are sample numbers, as they are until the first review is approved.",
    }),
    votes: z.number().int(),
    views: z.number().int(),
    features: z.array(z.string()),
    useCases: z.array(z.string()),
    tags: z.array(z.string()),
    isNew: z.boolean(),
    isTrending: z.boolean(),
    isUpcoming: z.boolean(),
    isTopRated: z.boolean(),
    premiumBadge: z.boolean(),
    launchDate: z.string().nullable(),
    status: z.enum(["draft", "published", "archived"]),
    createdAt: z.string(),
    lastUpdated: z.string(),
    updatedAt: z.string(),
    link: toolLink,
  })
  .meta({ id: "Tool" });
export type ToolDto = z.output<typeof toolDto>;

/** A tool in a list, with what it is for and runs on. */
export const listedTool = toolDto
  .extend({ tasks: z.array(toolTask.omit({ how: true })), platforms: toolFacts.shape.platforms })
  .meta({ id: "ListedTool" });
export type ListedTool = z.output<typeof listedTool>;

/** A tool with what people decide by. */
export const toolDetail = toolDto
  .extend({ facts: toolFacts, tasks: z.array(toolTask) })
  .meta({ id: "ToolDetail" });
export type ToolDetail = z.output<typeof toolDetail>;

export type ToolCardDto = Pick<
  ToolDto,
  "id" | "name" | "slug" | "category" | "rating" | "reviews" | "votes" | "isNew" | "isUpcoming" | "launchDate"
> & {
  blurb: string;
  pricing: ToolDto["pricing"]["type"];
  /** Names of its first tasks, as many as a line has room for. */
  tasks: string;
  /** What it runs on, where a list says so. */
  platforms?: Platform[];
};

/** A match offered while somebody types. */
export const suggestionDto = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    logo: z.string(),
    category: z.string(),
    isCompared: z
      .literal(true)
      .optional()
      .meta({ description: "The text asks to compare it with the others." }),
    isReplaced: z.literal(true).optional().meta({ description: "The text asks for alternatives to it." }),
  })
  .meta({ id: "ToolSuggestion" });
export type SuggestionDto = z.output<typeof suggestionDto>;

/** An answer of the suggestion panel, with the documented points and why it is one. */
const recommendationDto = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    logo: z.string(),
    description: z.string(),
    category: z.string(),
    rating: z.number().nullable(),
    views: z.number().int(),
    isTrending: z.boolean(),
    tags: z.array(z.string()),
    pricing: z.enum(pricingFilters),
    score: z.number().int(),
    reasons: z.array(z.string()),
  })
  .meta({ id: "Recommendation" });
export type RecommendationDto = z.output<typeof recommendationDto>;

/** What was understood of a need, and the tools for it. */
export const suggestionsDto = z
  .object({
    match: z.enum(["good", "weak", "none"]).meta({
      description: "`none`: nothing fits; `tasks` are then those that come nearest.",
    }),
    constraints: z.array(z.object({ kind: z.string(), value: z.string(), label: z.string() })).meta({
      description: "What narrows the answers. `without` takes one off.",
    }),
    unmet: z.array(z.string()).meta({
      description:
        "What was asked for too, in words, and is not known of any tool that fits: it narrows nothing.",
    }),
    tasks: z.array(z.object({ slug: z.string(), name: z.string() })),
    suggestions: z.array(recommendationDto),
  })
  .meta({ id: "Suggestions" });
export type SuggestionsDto = z.output<typeof suggestionsDto>;

export const suggestionRequest = z.object({
  query: z
    .string()
    .trim()
    .min(1, "Please describe what you are looking for.")
    .max(500, "Please use at most 500 characters."),
  without: z
    .array(z.string().max(100, "A constraint is at most 100 characters long."))
    .max(20, "At most 20 constraints can be left out.")
    .optional()
    .meta({ description: "Constraints that do not count, as `<kind>:<value>`." }),
});

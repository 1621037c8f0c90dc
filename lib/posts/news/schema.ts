import { z } from "zod";
import { asSlug } from "@/lib/platform/input/schema";
import {
  address,
  newsSorts,
  orDrawn,
  picture,
  type PostCard,
  postFields,
  postQuery,
  postShape,
  postSorts,
} from "@/lib/posts/schema";

/** The categories that the news can be filtered by, after "All". */
export const newsFilters = [
  "AI & Machine Learning",
  "Technology",
  "Business",
  "Science",
  "Innovation",
  "Startups",
  "Research",
  "Industry News",
] as const;

/** The categories that the form offers. */
export const newsCategories = [...newsFilters, "AI Development", "Product Update", "Policy"] as const;

const sorts = [...postSorts, ...newsSorts] as const;

export const newsQuery = postQuery.extend({
  sort: z
    .enum(sorts, { error: `The order is one of ${sorts.join(", ")}.` })
    .optional()
    .meta({ description: "`date` when left out." }),
});

const webAddress = (message: string) => address(message).refine((value) => !value.startsWith("/"), message);

const fields = z.object({
  title: postFields.title,
  slug: asSlug(z.string().trim().max(120, "Please use at most 120 characters."))
    .optional()
    .meta({ description: "Made from the title when it is left out or empty." }),
  excerpt: postFields.excerpt,
  content: postFields.content,
  category: postFields.category("Please select a category"),
  imageUrl: address("Please enter a valid image URL").meta({ description: picture }),
  tags: postFields.tags("Add at least one tag"),
  status: postFields.status,
  source: postFields.source,
  sourceUrl: webAddress("Please enter a valid source URL"),
  author: postFields.author,
  publishedAt: postFields.publishedAt,
});

/** A new news post: the body of the call and the form. */
export const newsInput = fields.extend({ status: postFields.status.default("draft") });
export type NewsInput = z.output<typeof newsInput>;

/** The form of a post that lacks a picture, its own or its author's. */
export const picturelessNews = newsInput.extend(orDrawn(fields.shape.imageUrl));

export const newsChange = fields
  .partial()
  .extend({ imageUrl: fields.shape.imageUrl.nullish(), updatedAt: postFields.updatedAt });
export type NewsChange = z.output<typeof newsChange>;

const count = (message: string) =>
  z
    .unknown()
    .transform((value) => {
      const number = typeof value === "string" || typeof value === "number" ? Number(value) : 0;
      return Number.isFinite(number) ? Math.floor(number) : 0;
    })
    .pipe(z.number().min(0, message).max(2_000_000_000, "Please use a smaller number."));

/** A post's counters as an administrator sets them. What is no number becomes 0. */
export const newsStats = z.object({
  views: count("Views must be at least 0").meta({ override: { type: "integer", minimum: 0 } }),
  shares: count("Shares must be at least 0").meta({ override: { type: "integer", minimum: 0 } }),
});
export type NewsStats = z.output<typeof newsStats>;

/** A news post as the interface gives it. */
export const newsDto = z
  .object({
    ...postShape,
    source: z.string(),
    sourceUrl: z.string(),
    views: z.number().int(),
    shares: z.number().int(),
  })
  .meta({ id: "NewsPost" });
export type NewsDto = z.output<typeof newsDto>;

/** What a list shows of a news post. */
export type NewsCard = PostCard & { source: string; views: number; shares: number };

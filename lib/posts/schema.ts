import { isOwnPath, isWebAddress, plainAddress } from "@/lib/platform/addresses/utils";
import { z } from "zod";
import { asSlug, limitUpTo, pageUpTo, startedFrom } from "@/lib/platform/input/schema";
import { isoDateTime } from "@/lib/platform/dates/schema";
import { cleanLine, cleanText } from "@/lib/platform/plain-text/schema";

/** What news and blog posts have in common. */

const postStatuses = ["draft", "published", "archived"] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postPageSize = 12;

const text = (max: number, message: string, min = 1, clean = cleanText) =>
  z
    .string({ error: message })
    .overwrite(clean)
    .min(min, message)
    .max(max, `Please use at most ${max.toLocaleString("en-US")} characters.`);

const line = (max: number, message: string, min = 1) => text(max, message, min, cleanLine);

/** An address of the web, or a path on this server. */
export const address = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .overwrite((value) => (isAddress(value) ? plainAddress(value) : value))
    .max(2048, message)
    .refine((value) => isAddress(value), message);

const isAddress = (value: string) => isOwnPath(value) || isWebAddress(value);

/** What the interface says of the address of a picture. */
export const picture =
  "A picture elsewhere is copied to this server, and the answer names the copy. One that can't be had keeps its address and is not shown.";

const avatar = address("Please enter a valid avatar URL");

/** The parts of a post's form, each with its message. */
export const postFields = {
  title: line(200, "Title must be at least 2 characters", 2),
  slug: asSlug(text(120, "Slug is required")),
  excerpt: text(1_000, "Excerpt must be at least 10 characters", 10),
  content: text(200_000, "Content must be at least 50 characters", 50),
  category: (message: string) => line(60, message),
  readTime: line(40, "Read time is required"),
  source: line(120, "Source is required"),
  tags: (message: string) =>
    z
      .array(z.string().max(40, "A tag is at most 40 characters long."), { error: message })
      .transform((tags) => [...new Set(tags.map(cleanLine).filter(Boolean))])
      .pipe(z.array(z.string()).min(1, message).max(20, "Please use at most 20 tags.")),
  status: z.enum(postStatuses, { error: 'The status is "draft", "published" or "archived".' }),
  author: z.object(
    {
      name: line(100, "Author name must be at least 2 characters", 2),
      avatar: avatar.nullish().meta({ description: picture }),
    },
    { error: "Author name must be at least 2 characters" },
  ),
  publishedAt: isoDateTime("The date of publication is not valid.").nullable().optional().meta({
    description:
      "When the post appears. In the future: it stays hidden until then. Left out or null when it is published: now.",
  }),
  updatedAt: startedFrom,
} as const;

const orNone = (given: z.ZodType<string, string>) =>
  z
    .string()
    .trim()
    .transform((typed) => typed || null)
    .pipe(given.nullable());

/** The pictures in the form of a post that lacks one: pages draw a cover and initials, and may go on doing so. */
export const orDrawn = (imageUrl: z.ZodType<string, string>) => ({
  imageUrl: orNone(imageUrl),
  author: postFields.author.extend({ avatar: orNone(avatar) }),
});

/** What lists of posts can be ordered by; `date` is that of publication, or of creation while there is none. */
export const postSorts = ["date", "title", "category", "author", "status"] as const;
/** What lists of news can be ordered by beside that. */
export const newsSorts = ["source", "views"] as const;

export const postQuery = z.object({
  q: z
    .string()
    .optional()
    .meta({ description: "Words that must all occur; the first 200 characters count." }),
  category: z.string().max(100, "The category is at most 100 characters long.").optional().meta({
    description: "A category's name, or its name as an address writes it. `all` is no filter.",
    example: "research",
  }),
  status: z
    .enum([...postStatuses, "scheduled", "all"], {
      error: 'Status is "draft", "published", "archived", "scheduled" or "all".',
    })
    .optional()
    .meta({ description: "For administrators; everybody else sees what is published." }),
  match: z
    .enum(["all", "summary"], { error: 'The match is "all" or "summary".' })
    .optional()
    .meta({ description: "Where the words of `q` are looked for: `summary` is title and excerpt alone." }),
  sort: z
    .enum(postSorts, { error: `The order is one of ${postSorts.join(", ")}.` })
    .optional()
    .meta({ description: "`date` when left out." }),
  order: z.enum(["asc", "desc"], { error: 'The direction is "asc" or "desc".' }).optional().meta({
    description: "Falling when left out: the newest first.",
  }),
  page: pageUpTo(100_000),
  limit: limitUpTo(100, 50),
});
type Sort = (typeof postSorts)[number] | (typeof newsSorts)[number];
export type PostQuery = Omit<z.output<typeof postQuery>, "sort"> & { sort?: Sort };

/** Who wrote a post. */
export const postAuthor = z.object({ name: z.string(), avatar: z.string().nullable() });
export type PostAuthor = z.output<typeof postAuthor>;

/** What the interface gives of every post. */
export const postShape = {
  _id: z.string(),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string().meta({ description: "Sanitised HTML." }),
  imageUrl: z.string().nullable(),
  category: z.string(),
  tags: z.array(z.string()),
  author: postAuthor,
  status: z.enum(postStatuses),
  publishedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
};

export type PostDto = z.output<z.ZodObject<typeof postShape>>;
/** A post with the day on which it appeared. */
export type Published<P extends PostDto = PostDto> = P & { publishedAt: string };

/** What a list shows of a post. `excerpt` is plain text; pictures are on this server or there are none. */
export type PostCard = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  image: string | null;
  author: PostAuthor;
  publishedAt: string;
};

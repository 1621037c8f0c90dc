import { z } from "zod";
import { address, orDrawn, picture, type PostCard, postFields, postShape } from "@/lib/posts/schema";

/** The categories that the form offers; `label` where it is shown under another name. */
export const blogCategories: readonly { name: string; label?: string }[] = [
  { name: "Industry News" },
  { name: "Best Practices" },
  { name: "Technical Guides" },
  { name: "MLOps" },
  { name: "Computer Vision" },
  { name: "Natural Language Processing", label: "NLP" },
  { name: "AI Security" },
  { name: "Edge Computing" },
  { name: "Project Management" },
];

const fields = z.object({
  title: postFields.title,
  slug: postFields.slug,
  excerpt: postFields.excerpt,
  content: postFields.content,
  category: postFields.category("Category is required"),
  readTime: postFields.readTime,
  imageUrl: z
    .string({ error: "Image URL is required" })
    .trim()
    .min(1, "Image URL is required")
    .pipe(address("Please enter a valid image URL"))
    .meta({ description: picture }),
  tags: postFields.tags("At least one tag is required"),
  status: postFields.status,
  author: postFields.author,
  publishedAt: postFields.publishedAt,
});

/** A new blog post: the body of the call and the form. */
export const blogInput = fields.extend({ status: postFields.status.default("draft") });
export type BlogInput = z.output<typeof blogInput>;

/** The form of a post that lacks a picture, its own or its author's. */
export const picturelessBlog = blogInput.extend(orDrawn(fields.shape.imageUrl));

export const blogChange = fields
  .partial()
  .extend({ imageUrl: fields.shape.imageUrl.nullish(), updatedAt: postFields.updatedAt });
export type BlogChange = z.output<typeof blogChange>;

/** A blog post as the interface gives it. */
export const blogDto = z
  .object({
    ...postShape,
    readTime: z.string(),
    date: z.string().meta({ description: "When the post was published, or created while it is not." }),
  })
  .meta({ id: "BlogPost" });
export type BlogDto = z.output<typeof blogDto>;

/** What a list shows of a blog post. */
export type BlogCard = PostCard & { readTime: string };

export function categoryLabel(category: string): string {
  return blogCategories.find(({ name }) => name === category)?.label ?? category;
}

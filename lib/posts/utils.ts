import { slugify } from "@/lib/platform/plain-text/utils";
import { textOfHtml } from "@/lib/platform/rich-text/utils";
import type { PostStatus } from "@/lib/posts/schema";

/** What a filter of posts can be set to: a category's name and how an address writes it. */
export type CategoryOption = { name: string; slug: string };

/** A category as a filter knows it. */
export const toOption = (name: string): CategoryOption => ({ name, slug: slugify(name) });

/** What an address writes when there is no filter. */
export const allCategories = "all";

/** Up to two letters for somebody without a picture. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => word?.match(/./u)?.[0] ?? "",
  );
  return letters.join("").toLocaleUpperCase("en-US") || "?";
}

/** What a search asks for: its words, at most eight, of what was typed. */
export function searchWords(text: string): string[] {
  const words = text.slice(0, 200).replaceAll("\0", " ").toWellFormed().trim().split(/\s+/);
  return [...new Set(words.filter(Boolean))].slice(0, 8);
}

/** What a post is to a reader now: one that is published may still wait for its moment. */
export function stateOf<Status extends PostStatus>(
  { status, publishedAt }: { status: Status; publishedAt: string | null },
  now = Date.now(),
): Status | "scheduled" {
  return status === "published" && publishedAt && Date.parse(publishedAt) > now ? "scheduled" : status;
}

/** How long a body takes to read, at 220 words a minute. */
export function readTime(html: string): string {
  const words = textOfHtml(html).split(" ").filter(Boolean).length;
  return `${Math.max(1, Math.round(words / 220))} min read`;
}

import "server-only";
import { refuseField } from "@/lib/platform/errors";
import { publication } from "@/lib/platform/records/publication";
import { sanitize } from "@/lib/platform/rich-text/sanitize";
import { textOfHtml } from "@/lib/platform/rich-text/utils";
import type { BlogChange } from "@/lib/posts/blog/schema";

type Fields = Pick<BlogChange, "author" | "publishedAt" | "status" | "excerpt" | "content">;
type Columns<F extends Fields> = Omit<F, "author" | "publishedAt" | "status"> &
  ReturnType<typeof publication> &
  (F extends { author: object }
    ? { authorName: string; authorAvatar: string | null }
    : { authorName?: string; authorAvatar?: string | null });

/** The fields of a post, or of a change of it, as its table has them. */
export function toColumns<F extends Fields>(
  { author, publishedAt, status, ...rest }: F,
  before?: { status: string; publishedAt: Date | null },
): Columns<F> {
  const { excerpt, content } = rest;
  return {
    ...rest,
    ...publication({ status, publishedAt }, before),
    ...(excerpt === undefined ? {} : { excerpt: cleanExcerpt(excerpt) }),
    ...(content === undefined ? {} : { content: cleanBody(content) }),
    ...(author ? { authorName: author.name, authorAvatar: author.avatar ?? null } : {}),
  } as Columns<F>;
}

/** A body as it is stored. Refused when nothing to read is left of it. */
function cleanBody(content: string): string {
  const clean = sanitize(content);
  if (textOfHtml(clean) !== "" && clean.length >= 50) return clean;
  throw refuseField("content", "Content must be at least 50 characters");
}

/** An excerpt as it is stored: text, or the sanitised HTML of some. */
function cleanExcerpt(excerpt: string): string {
  const clean = sanitize(excerpt);
  if (textOfHtml(clean).length >= 10) return clean;
  throw refuseField("excerpt", "Excerpt must be at least 10 characters");
}

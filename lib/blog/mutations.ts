import "server-only";
import { logChange } from "@/lib/admin-log/mutations";
import type { AdminChange } from "@/lib/admin-log/schema";
import { blogColumns, toBlog } from "@/lib/blog/record";
import type { BlogChange, BlogDto, BlogInput } from "@/lib/blog/schema";
import { invalidate } from "@/lib/cache/cached";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import {
  assertCurrent,
  changedAt,
  cleanBody,
  cleanExcerpt,
  difference,
  isSlugTaken,
  publication,
  slugTaken,
} from "@/lib/posts/publication";

type Actor = AdminChange["actor"];
const entity = "blog";
const isId = (id: string) => /^[0-9a-f]{24}$/.test(id);
const missing = () => new AppError("not_found", "Blog Post Not Found");
/** Fields that only a post's own page shows: a change of these leaves the other pages as they are. */
const inner = new Set(["content", "tags", "updatedAt"]);

/** Creates a post. */
export async function createBlog(input: BlogInput, actor: Actor): Promise<BlogDto> {
  const { author, publishedAt, status, ...rest } = input;
  const data = {
    ...rest,
    ...publication({ status, publishedAt }),
    excerpt: cleanExcerpt(rest.excerpt),
    content: cleanBody(rest.content),
    authorName: author.name,
    authorAvatar: author.avatar ?? null,
  };
  const post = await db
    .$transaction(async (tx) => {
      const row = await tx.blogPost.create({ data, select: blogColumns });
      await logChange(tx, {
        actor,
        action: "blog.create",
        entity,
        entityId: row.id,
        before: null,
        after: row,
      });
      return toBlog(row);
    })
    .catch((error: unknown) => {
      throw isSlugTaken(error) ? slugTaken(input.slug) : error;
    });
  invalidate("blog", `blog:${post.id}`);
  return post;
}

/** Changes fields of a post, unless it is newer than what the change started from. */
export async function updateBlog(id: string, change: BlogChange, actor: Actor): Promise<BlogDto> {
  const { author, publishedAt, status, updatedAt, excerpt, content, ...rest } = change;
  if (!isId(id)) throw missing();
  const { post, changed } = await db
    .$transaction(async (tx) => {
      // Nobody else changes the post until this is done.
      await tx.$queryRaw`SELECT 1 FROM public.blog_post WHERE id = ${id} FOR UPDATE`;
      const row = await tx.blogPost.findUnique({ where: { id }, select: blogColumns });
      if (!row) throw missing();
      assertCurrent(updatedAt, row, toBlog(row));
      const data = {
        ...rest,
        ...publication({ status, publishedAt }, row),
        ...(excerpt === undefined ? {} : { excerpt: cleanExcerpt(excerpt) }),
        ...(content === undefined ? {} : { content: cleanBody(content) }),
        ...(author ? { authorName: author.name, authorAvatar: author.avatar ?? null } : {}),
        updatedAt: changedAt(row.updatedAt),
      };
      const after = await tx.blogPost.update({ where: { id }, data, select: blogColumns });
      const { changed, ...values } = difference(row, after);
      await logChange(tx, { actor, action: "blog.update", entity, entityId: id, ...values });
      return { post: toBlog(after), changed };
    })
    .catch((error: unknown) => {
      throw change.slug && isSlugTaken(error) ? slugTaken(change.slug) : error;
    });
  const listed = changed.some((name) => !inner.has(name));
  invalidate(`blog:${post.id}`, ...(listed ? ["blog"] : []));
  return post;
}

/** Deletes a post. */
export async function removeBlog(id: string, actor: Actor): Promise<void> {
  if (!isId(id)) throw missing();
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM public.blog_post WHERE id = ${id} FOR UPDATE`;
    const row = await tx.blogPost.findUnique({ where: { id }, select: blogColumns });
    if (!row) throw missing();
    await tx.blogPost.delete({ where: { id }, select: { id: true } });
    await logChange(tx, { actor, action: "blog.delete", entity, entityId: id, before: row, after: null });
  });
  invalidate("blog", `blog:${id}`);
}

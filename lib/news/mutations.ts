import "server-only";
import { logChange } from "@/lib/admin-log/mutations";
import type { AdminChange } from "@/lib/admin-log/schema";
import { invalidate } from "@/lib/cache/cached";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { newsColumns, toNews } from "@/lib/news/record";
import type { NewsChange, NewsDto, NewsInput, NewsStats } from "@/lib/news/schema";
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
import { slugFrom } from "@/lib/posts/utils";

type Actor = AdminChange["actor"];
const entity = "news";
const isId = (id: string) => /^[0-9a-f]{24}$/.test(id);
const missing = () => new AppError("not_found", "News post not found");
/** Fields that only a post's own page shows: a change of these leaves the other pages as they are. */
const inner = new Set(["content", "tags", "sourceUrl", "updatedAt"]);

/** Creates a post. Without a slug it gets one made from its title, with a number where that is taken. */
export async function createNews(input: NewsInput, actor: Actor): Promise<NewsDto> {
  const { author, slug, publishedAt, status, ...rest } = input;
  const data = {
    ...rest,
    ...publication({ status, publishedAt }),
    excerpt: cleanExcerpt(rest.excerpt),
    content: cleanBody(rest.content),
    authorName: author.name,
    authorAvatar: author.avatar ?? null,
  };
  const made = slug || slugFrom(input.title, entity);
  for (let n = 1; n <= 50; n++) {
    const candidate = n === 1 ? made : `${made}-${n}`;
    try {
      const post = await db.$transaction(async (tx) => {
        const row = await tx.newsPost.create({ data: { ...data, slug: candidate }, select: newsColumns });
        await logChange(tx, {
          actor,
          action: "news.create",
          entity,
          entityId: row.id,
          before: null,
          after: row,
        });
        return toNews(row);
      });
      invalidate("news", `news:${post.id}`);
      return post;
    } catch (error) {
      if (!isSlugTaken(error)) throw error;
      if (slug) throw slugTaken(slug);
    }
  }
  throw slugTaken(made);
}

/** Changes fields of a post, unless it is newer than what the change started from. */
export async function updateNews(id: string, change: NewsChange, actor: Actor): Promise<NewsDto> {
  const { author, slug, publishedAt, status, updatedAt, excerpt, content, ...rest } = change;
  const { post, changed } = await edit(id, actor, "news.update", (row) => {
    assertCurrent(updatedAt, row, toNews(row));
    return {
      ...rest,
      ...publication({ status, publishedAt }, row),
      ...(slug ? { slug } : {}),
      ...(excerpt === undefined ? {} : { excerpt: cleanExcerpt(excerpt) }),
      ...(content === undefined ? {} : { content: cleanBody(content) }),
      ...(author ? { authorName: author.name, authorAvatar: author.avatar ?? null } : {}),
      updatedAt: changedAt(row.updatedAt),
    };
  }).catch((error: unknown) => {
    throw slug && isSlugTaken(error) ? slugTaken(slug) : error;
  });
  const listed = changed.some((name) => !inner.has(name));
  invalidate(`news:${post.id}`, ...(listed ? ["news"] : []));
  return post;
}

/** Sets a post's counters. They are no part of its text: its time of change stays. */
export async function updateNewsStats(id: string, stats: NewsStats, actor: Actor): Promise<NewsDto> {
  const { post } = await edit(id, actor, "news.stats", (row) => ({ ...stats, updatedAt: row.updatedAt }));
  invalidate("news", `news:${post.id}`);
  return post;
}

/** Deletes a post and what was noted of its visitors. */
export async function removeNews(id: string, actor: Actor): Promise<void> {
  if (!isId(id)) throw missing();
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM public.news_post WHERE id = ${id} FOR UPDATE`;
    const row = await tx.newsPost.findUnique({ where: { id }, select: newsColumns });
    if (!row) throw missing();
    await tx.newsPost.delete({ where: { id }, select: { id: true } });
    await tx.visitorCount.deleteMany({ where: { targetId: id, kind: { in: ["news_view", "news_share"] } } });
    await logChange(tx, { actor, action: "news.delete", entity, entityId: id, before: row, after: null });
  });
  invalidate("news", `news:${id}`);
}

type Row = Prisma.NewsPostGetPayload<{ select: typeof newsColumns }>;

/** Changes a post while nobody else can, and writes what changed to the log. */
async function edit(
  id: string,
  actor: Actor,
  action: AdminChange["action"],
  change: (row: Row) => Prisma.NewsPostUpdateInput,
): Promise<{ post: NewsDto; changed: string[] }> {
  if (!isId(id)) throw missing();
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM public.news_post WHERE id = ${id} FOR UPDATE`;
    const row = await tx.newsPost.findUnique({ where: { id }, select: newsColumns });
    if (!row) throw missing();
    const after = await tx.newsPost.update({ where: { id }, data: change(row), select: newsColumns });
    const { changed, ...values } = difference(row, after);
    await logChange(tx, { actor, action, entity, entityId: id, ...values });
    return { post: toNews(after), changed };
  });
}

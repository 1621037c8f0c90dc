import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { siteUrl } from "@/lib/platform/http/site-url";
import { ownPath, textOfHtml } from "@/lib/platform/rich-text/utils";
import { type PostAuthor, postAuthor, type PostCard } from "@/lib/posts/schema";
import { listed, newestFirst, type PostKind, postTables, published } from "@/lib/posts/sql";
import { canBeCalled, idRow, isCalled, queryRows } from "@/lib/platform/sql/queries-rows";
import { searchRows } from "@/lib/platform/sql/queries-searches";

export const cardRow = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  imageUrl: z.string().nullable(),
  authorName: z.string(),
  authorAvatar: z.string().nullable(),
  publishedAt: z.date(),
});
export type CardRow = z.output<typeof cardRow>;

const cardColumns = Prisma.sql`
  post.id, post.slug, post.title, post.excerpt, post.category, post.image_url AS "imageUrl",
  post.author_name AS "authorName", post.author_avatar AS "authorAvatar", post.published_at AS "publishedAt"`;

/** The picture at an address that somebody gave, if it lies on this server: visitors' browsers talk to us alone. */
export const ownImage = (address: string | null): string | null =>
  (address && ownPath(address, siteUrl())) || null;

function toCard<Row extends CardRow>(row: Row) {
  const { excerpt, imageUrl, authorName, authorAvatar, publishedAt, ...shown } = row;
  return {
    ...shown,
    excerpt: textOfHtml(excerpt),
    image: ownImage(imageUrl),
    author: { name: authorName, avatar: ownImage(authorAvatar) },
    publishedAt: publishedAt.toISOString(),
  };
}
type Card<Row extends CardRow> = ReturnType<typeof toCard<Row>>;

/** What cards of one kind of posts have besides: columns, with a comma before each, and rows with them. */
export type Extra<Row> = { columns: Prisma.Sql; row: z.ZodObject & z.ZodType<Row> };

export async function selectCards<Row extends CardRow = CardRow>(
  kind: PostKind,
  {
    where = Prisma.sql`true`,
    order = newestFirst,
    ask = queryRows,
    limit,
    offset = 0,
    extra,
  }: {
    where?: Prisma.Sql;
    order?: Prisma.Sql;
    ask?: typeof searchRows;
    limit: number;
    offset?: number;
    extra?: Extra<Row>;
  },
): Promise<Card<Row>[]> {
  const rows = await ask(extra?.row ?? cardRow)`
    SELECT ${cardColumns}${extra?.columns ?? Prisma.empty} FROM ${postTables[kind]} AS post
    WHERE ${published()} AND ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  return (rows as Row[]).map(toCard);
}

const nextRow = z.object({ next: z.date().nullable() });

const keptPublication = cached(
  "next-publication",
  async (kind: PostKind): Promise<string | null> => {
    const [row] = await queryRows(nextRow)`
      SELECT min(post.published_at) AS next FROM ${postTables[kind]} AS post
      WHERE post.status = 'published' AND post.published_at > ${new Date()}`;
    return row?.next?.toISOString() ?? null;
  },
  {
    tags: (kind) => [tags.posts(kind)],
    untilOf: (next) => (next === null ? null : new Date(next)),
  },
);

/** When the next scheduled post of a kind appears; null when none is scheduled. */
export async function nextPublication(kind: PostKind): Promise<Date | null> {
  const next = await keptPublication(kind);
  return next === null ? null : new Date(next);
}

/** For how long what shows posts of a kind is true. */
const shown = {
  tags: (kind: PostKind) => [tags.posts(kind)],
  until: nextPublication,
};

/** The same for a page of a list. */
export const shownInList = (kind: PostKind) => ({
  tags: ({ q }: { q?: string } = {}) => [tags.posts(kind), ...(q?.trim() ? [tags.postsSearch(kind)] : [])],
  until: () => nextPublication(kind),
});

/** The newest visible posts in which every word of a search occurs. */
export const findPosts = cached(
  "found-posts",
  (kind: PostKind, { q, limit }: { q: string; limit: number }): Promise<PostCard[]> =>
    selectCards(kind, { where: listed({ q }), ask: searchRows, limit }),
  { tags: (kind, query) => shownInList(kind).tags(query), until: nextPublication },
);

/** Up to three other visible posts: those of the same category and with the same tags first, then the newest. */
export const listRelated = cached(
  "related-posts",
  (kind: PostKind, id: string): Promise<PostCard[]> =>
    selectCards(kind, {
      where: Prisma.sql`post.id <> ${id}`,
      order: Prisma.sql`(
        SELECT (post.category = self.category)::int * 2 + (SELECT count(*) FROM unnest(post.tags) AS tag WHERE tag = ANY (self.tags))
        FROM ${postTables[kind]} AS self WHERE self.id = ${id}) DESC, ${newestFirst}`,
      limit: 3,
    }),
  shown,
);

const neighbourRow = cardRow.pick({ slug: true, title: true });
/** A post beside another one in the order of publication. */
export type Neighbour = z.output<typeof neighbourRow>;

/** The visible posts published before and after this one. */
export const getNeighbours = cached(
  "neighbouring-posts",
  async (kind: PostKind, id: string): Promise<{ previous: Neighbour | null; next: Neighbour | null }> => {
    const beside = (direction: Prisma.Sql, order: Prisma.Sql) => queryRows(neighbourRow)`
      SELECT post.slug, post.title FROM ${postTables[kind]} AS post, ${postTables[kind]} AS self
      WHERE self.id = ${id} AND ${published()} AND (post.published_at, post.id) ${direction} (self.published_at, self.id)
      ORDER BY post.published_at ${order}, post.id ${order} LIMIT 1`;
    const [before, after] = await Promise.all([
      beside(Prisma.sql`<`, Prisma.sql`DESC`),
      beside(Prisma.sql`>`, Prisma.sql`ASC`),
    ]);
    return { previous: before[0] ?? null, next: after[0] ?? null };
  },
  shown,
);

const foundRow = idRow.extend({ visible: z.boolean() });
type FoundPost = z.output<typeof foundRow> | null;

/** What a post is found by: its id or slug, then a slug that it had. */
const isFound = (wanted: string) =>
  Prisma.sql`(${isCalled(Prisma.sql`post`, wanted)} OR post.former_slugs @> ARRAY[${wanted}]::text[])`;

/** The id of the post with this slug or id, or with this slug before, and whether the public may see it now. */
export async function findPostNow(kind: PostKind, slugOrId: string): Promise<FoundPost> {
  const wanted = slugOrId.toLowerCase();
  if (!canBeCalled(wanted)) return null;
  const [row] = await queryRows(foundRow)`
    SELECT post.id, coalesce(${published()}, false) AS visible FROM ${postTables[kind]} AS post
    WHERE ${isFound(wanted)} ORDER BY ${isCalled(Prisma.sql`post`, wanted)} DESC, post.id LIMIT 1`;
  return row ?? null;
}

/** When a post that is not visible yet appears. */
async function ownPublication(kind: PostKind, wanted: string): Promise<Date | null> {
  const now = new Date();
  const [row] = await queryRows(nextRow)`
    SELECT min(post.published_at) AS next FROM ${postTables[kind]} AS post
    WHERE ${isFound(wanted)} AND post.status = 'published' AND post.published_at > ${now}`;
  return row?.next ?? null;
}

/** {@link cached} for what is made of one post, which is named by its slug or id. */
export function cachedPost<T extends { id: string }>(
  name: string,
  kind: PostKind,
  query: (wanted: string) => Promise<T | null>,
): (slugOrId: string) => Promise<T | null> {
  const kept = cached(name, query, {
    tags: (wanted) => [tags.post(wanted)],
    tagsOf: (post) => (post ? [tags.post(post.id)] : []),
    until: (wanted) => ownPublication(kind, wanted),
  });
  return async (slugOrId) => {
    const wanted = slugOrId.toLowerCase();
    return canBeCalled(wanted) ? kept(wanted) : null;
  };
}

const keptPlaces = {
  news: cachedPost("news-place", "news", (wanted) => findPostNow("news", wanted)),
  blog: cachedPost("blog-place", "blog", (wanted) => findPostNow("blog", wanted)),
};

/** The same for pages. */
export const findPost = (kind: PostKind, slugOrId: string): Promise<FoundPost> => keptPlaces[kind](slugOrId);

const entryRow = z.object({ slug: z.string(), updatedAt: z.date() });

/** Every visible post's address and last change, for the sitemap. */
export function listPostEntries(kind: PostKind): Promise<{ slug: string; updatedAt: Date }[]> {
  return queryRows(entryRow)`
    SELECT post.slug, greatest(post.updated_at, post.published_at) AS "updatedAt" FROM ${postTables[kind]} AS post
    WHERE ${published()} ORDER BY ${newestFirst} LIMIT 20000`;
}

/** Those who wrote posts of either kind, each once with their last picture, the last ones first. */
export const listAuthors = (): Promise<PostAuthor[]> =>
  queryRows(postAuthor)`
    SELECT name, avatar FROM (
      SELECT DISTINCT ON (name) name, avatar, created_at
      FROM (
        (SELECT author_name AS name, author_avatar AS avatar, created_at FROM public.blog_post ORDER BY created_at DESC LIMIT 500)
        UNION ALL
        (SELECT author_name, author_avatar, created_at FROM public.news_post ORDER BY created_at DESC LIMIT 500)
      ) AS post
      ORDER BY name, created_at DESC
    ) AS author
    ORDER BY created_at DESC, name LIMIT 50`;

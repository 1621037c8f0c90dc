import "server-only";
import { tags } from "@/lib/platform/cache/tags";
import {
  type Actor,
  createRecord,
  removeRecord,
  type Tx,
  updateRecord,
} from "@/lib/platform/records/mutations";
import { postKind, refuseTakenSlug } from "@/lib/posts/mutations";
import { newsColumns, type NewsRow, toNews } from "@/lib/posts/news/mapper";
import type { NewsChange, NewsDto, NewsInput, NewsStats } from "@/lib/posts/news/schema";
import { freeSlug, slugFrom } from "@/lib/platform/plain-text/utils";
import { slugsLike } from "@/lib/platform/sql/slugs";
import { lockName } from "@/lib/platform/sql/queries-rows";
import { withOwnPictures } from "@/lib/posts/pictures";
import { postTables } from "@/lib/posts/sql";
import { toColumns } from "@/lib/posts/publication";

const select = newsColumns;
const kind = postKind<NewsRow, NewsDto>(
  "news",
  "News post not found",
  (tx, id) => tx.newsPost.findUnique({ where: { id }, select }),
  toNews,
);

/** Makes all who choose a slug wait for each other, until the transaction ends. */
const lockSlugs = (tx: Tx) => lockName(tx, "news-slug");

/** Creates a post. Without a slug it gets one made from its title, with a number where that is taken. */
export function createNews(input: NewsInput, actor: Actor): Promise<NewsDto> {
  return withOwnPictures(input, actor, ({ slug: given, ...post }) =>
    createRecord(kind, actor, async (tx) => {
      await lockSlugs(tx);
      const made = slugFrom(input.title, kind.entity);
      const taken = await slugsLike(tx, postTables.news, [made]);
      const slug = given || freeSlug(made, (one) => taken.has(one));
      return tx.newsPost.create({ data: { ...toColumns(post), slug }, select }).catch(refuseTakenSlug(slug));
    }),
  );
}

/** Changes fields of a post, unless it is newer than what the change started from. An empty slug leaves it its own. */
export function updateNews(id: string, input: NewsChange, actor: Actor): Promise<NewsDto> {
  return withOwnPictures(input, actor, ({ slug, updatedAt: startedFrom, ...change }) =>
    updateRecord(kind, id, { actor, startedFrom }, async (tx, row, updatedAt) => {
      if (slug && slug !== row.slug) await lockSlugs(tx);
      return tx.newsPost.update({
        where: { id },
        data: { ...toColumns(change, row), ...(slug ? { slug } : {}), updatedAt },
        select,
      });
    }).catch(refuseTakenSlug(slug)),
  );
}

/** Somebody who sets counters by hand wants to see that; others are a minute behind. */
const counted: typeof kind = {
  ...kind,
  tagsOf: (_before, after) => [tags.posts("news"), tags.post(after!.id), tags.post(after!.slug)],
};

/** Sets a post's counters. They are no part of its text: its time of change stays. */
export const updateNewsStats = (id: string, stats: NewsStats, actor: Actor): Promise<NewsDto> =>
  updateRecord(counted, id, { actor, action: "news.stats" }, (tx, { updatedAt }) =>
    tx.newsPost.update({ where: { id }, data: { ...stats, updatedAt }, select }),
  );

/** Deletes a post and what was noted of its visitors. */
export const removeNews = (id: string, actor: Actor): Promise<void> =>
  removeRecord(kind, id, actor, async (tx) => {
    await tx.newsPost.delete({ where: { id }, select: { id: true } });
    await tx.visitorCount.deleteMany({ where: { targetId: id, kind: { in: ["news_view", "news_share"] } } });
  });

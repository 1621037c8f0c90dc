import "server-only";
import { invalidate } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { AppError } from "@/lib/platform/errors";
import {
  type Actor,
  createPost,
  editPost,
  type PostKind,
  removePost,
  updatePost,
} from "@/lib/posts/mutations";
import { newsColumns, type NewsRow, toNews } from "@/lib/posts/news/mapper";
import type { NewsChange, NewsDto, NewsInput, NewsStats } from "@/lib/posts/news/schema";
import { withOwnPictures } from "@/lib/posts/pictures";
import { changedAt, toColumns } from "@/lib/posts/publication";
import { slugFrom } from "@/lib/posts/utils";

const select = newsColumns;
const kind: PostKind<NewsRow, NewsDto> = {
  entity: "news",
  table: "news_post",
  notFound: "News post not found",
  read: (tx, id) => tx.newsPost.findUnique({ where: { id }, select }),
  async remove(tx, id) {
    await tx.newsPost.delete({ where: { id }, select: { id: true } });
    await tx.visitorCount.deleteMany({ where: { targetId: id, kind: { in: ["news_view", "news_share"] } } });
  },
  toDto: toNews,
};

/** Creates a post. Without a slug it gets one made from its title, with a number where that is taken. */
export function createNews(input: NewsInput, actor: Actor): Promise<NewsDto> {
  return withOwnPictures(input, actor, async ({ slug: given, ...post }) => {
    const columns = toColumns(post);
    const made = given || slugFrom(input.title, kind.entity);
    for (let n = 1; ; n++) {
      const data = { ...columns, slug: n === 1 ? made : `${made}-${n}` };
      try {
        return await createPost(kind, data.slug, actor, (tx) => tx.newsPost.create({ data, select }));
      } catch (error) {
        const taken = error instanceof AppError && error.code === "conflict";
        if (given || !taken || n === 50) throw error;
      }
    }
  });
}

/** Changes fields of a post, unless it is newer than what the change started from. An empty slug leaves it its own. */
export function updateNews(id: string, input: NewsChange, actor: Actor): Promise<NewsDto> {
  return withOwnPictures(input, actor, ({ slug, updatedAt, ...change }) =>
    updatePost(kind, id, { slug, updatedAt }, actor, (tx, row) =>
      tx.newsPost.update({
        where: { id },
        data: { ...toColumns(change, row), ...(slug ? { slug } : {}), updatedAt: changedAt(row.updatedAt) },
        select,
      }),
    ),
  );
}

/** Sets a post's counters. They are no part of its text: its time of change stays. */
export async function updateNewsStats(id: string, stats: NewsStats, actor: Actor): Promise<NewsDto> {
  const { after } = await editPost(kind, id, actor, "news.stats", (tx, row) =>
    tx.newsPost.update({ where: { id }, data: { ...stats, updatedAt: row.updatedAt }, select }),
  );
  // Somebody set them by hand and wants to see that.
  invalidate(tags.posts("news"), tags.post(after.id), tags.post(after.slug));
  return toNews(after);
}

/** Deletes a post and what was noted of its visitors. */
export const removeNews = (id: string, actor: Actor): Promise<void> => removePost(kind, id, actor);

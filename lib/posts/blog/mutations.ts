import "server-only";
import { blogColumns, type BlogRow, toBlog } from "@/lib/posts/blog/mapper";
import type { BlogChange, BlogDto, BlogInput } from "@/lib/posts/blog/schema";
import { type Actor, createRecord, removeRecord, updateRecord } from "@/lib/platform/records/mutations";
import { postKind, refuseTakenSlug } from "@/lib/posts/mutations";
import { withOwnPictures } from "@/lib/posts/pictures";
import { toColumns } from "@/lib/posts/publication";

const select = blogColumns;
const kind = postKind<BlogRow, BlogDto>(
  "blog",
  "Blog Post Not Found",
  (tx, id) => tx.blogPost.findUnique({ where: { id }, select }),
  toBlog,
);

export function createBlog(input: BlogInput, actor: Actor): Promise<BlogDto> {
  return withOwnPictures(input, actor, (post) => {
    const data = toColumns(post);
    return createRecord(kind, actor, (tx) => tx.blogPost.create({ data, select })).catch(
      refuseTakenSlug(post.slug),
    );
  });
}

/** Changes fields of a post, unless it is newer than what the change started from. */
export function updateBlog(id: string, input: BlogChange, actor: Actor): Promise<BlogDto> {
  return withOwnPictures(input, actor, ({ updatedAt: startedFrom, ...change }) =>
    updateRecord(kind, id, { actor, startedFrom }, (tx, row, updatedAt) =>
      tx.blogPost.update({ where: { id }, data: { ...toColumns(change, row), updatedAt }, select }),
    ).catch(refuseTakenSlug(change.slug)),
  );
}

export const removeBlog = (id: string, actor: Actor): Promise<void> =>
  removeRecord(kind, id, actor, (tx) => tx.blogPost.delete({ where: { id }, select: { id: true } }));

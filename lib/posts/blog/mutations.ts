import "server-only";
import { blogColumns, type BlogRow, toBlog } from "@/lib/posts/blog/mapper";
import type { BlogChange, BlogDto, BlogInput } from "@/lib/posts/blog/schema";
import { type Actor, createPost, type PostKind, removePost, updatePost } from "@/lib/posts/mutations";
import { withOwnPictures } from "@/lib/posts/pictures";
import { changedAt, toColumns } from "@/lib/posts/publication";

const select = blogColumns;
const kind: PostKind<BlogRow, BlogDto> = {
  entity: "blog",
  table: "blog_post",
  notFound: "Blog Post Not Found",
  read: (tx, id) => tx.blogPost.findUnique({ where: { id }, select }),
  remove: (tx, id) => tx.blogPost.delete({ where: { id }, select: { id: true } }),
  toDto: toBlog,
};

/** Creates a post. */
export function createBlog(input: BlogInput, actor: Actor): Promise<BlogDto> {
  return withOwnPictures(input, actor, (post) => {
    const data = toColumns(post);
    return createPost(kind, post.slug, actor, (tx) => tx.blogPost.create({ data, select }));
  });
}

/** Changes fields of a post, unless it is newer than what the change started from. */
export function updateBlog(id: string, input: BlogChange, actor: Actor): Promise<BlogDto> {
  return withOwnPictures(input, actor, ({ updatedAt, ...change }) =>
    updatePost(kind, id, { slug: change.slug, updatedAt }, actor, (tx, row) =>
      tx.blogPost.update({
        where: { id },
        data: { ...toColumns(change, row), updatedAt: changedAt(row.updatedAt) },
        select,
      }),
    ),
  );
}

/** Deletes a post. */
export const removeBlog = (id: string, actor: Actor): Promise<void> => removePost(kind, id, actor);

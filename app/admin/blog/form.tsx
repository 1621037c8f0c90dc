import { PostForm } from "@/components/admin/posts/post-form";
import { ReadTimeField } from "@/components/admin/posts/read-time-field";
import type { RecordForm } from "@/components/admin/use-record-screen";
import { call } from "@/lib/platform/http/client";
import type { createBlogApi, updateBlogApi } from "@/lib/posts/blog/api";
import { blogCategories, type BlogDto, blogInput } from "@/lib/posts/blog/schema";
import { categoryLabel } from "@/lib/posts/blog/utils";

/** Writes a blog post, a new one where none is given. */
export function BlogForm({ record: post, ...handlers }: RecordForm<BlogDto>) {
  return (
    <PostForm
      {...handlers}
      kind="blog"
      record={post}
      schema={blogInput}
      own={(from: BlogDto | undefined) => ({ readTime: from?.readTime ?? "" })}
      slugHint="The post's address: /blog/slug."
      categories={blogCategories.map(({ name }) => ({ value: name, label: categoryLabel(name) }))}
      compared={[{ name: "readTime", label: "Read time" }]}
      save={(body, updatedAt) =>
        post
          ? call<typeof updateBlogApi>("PATCH", "/api/blog/{id}", {
              params: { id: post.id },
              body: { ...body, updatedAt },
            })
          : call<typeof createBlogApi>("POST", "/api/blog", { body })
      }
      title={post ? "Edit Blog Post" : "New Blog Post"}
      done={post ? "Post updated successfully" : "Post created successfully"}
      failure="Failed to save post"
    >
      <ReadTimeField />
    </PostForm>
  );
}

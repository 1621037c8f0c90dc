"use client";

import { RefreshCw } from "lucide-react";
import { AddButton } from "@/components/admin/admin-header";
import { PostList } from "@/components/admin/posts/post-list";
import { useRecordScreen } from "@/components/admin/use-record-screen";
import { Button } from "@/components/ui/button";
import { call, callPage } from "@/lib/platform/http/client";
import type { listBlogApi, removeBlogApi, updateBlogApi } from "@/lib/posts/blog/api";
import { blogCategories, type BlogDto, categoryLabel } from "@/lib/posts/blog/schema";
import { toOption } from "@/lib/posts/utils";
import { counted } from "@/lib/tools/utils";
import { columns, exported } from "./columns";
import { BlogForm } from "./form";

const categories = blogCategories.map(({ name }) => ({
  value: toOption(name).slug,
  label: categoryLabel(name),
}));

export function BlogPosts() {
  const screen = useRecordScreen<BlogDto>();
  return (
    <PostList<BlogDto>
      screen={screen}
      title="Blog Management"
      description="Posts of the blog, drafts and what is to come."
      kind="blog"
      path="/blog"
      label="Blog posts"
      searchLabel="Search by title or excerpt"
      columns={columns}
      exportColumns={exported}
      exportName="blog_posts"
      categories={categories}
      load={(query, signal) =>
        callPage<typeof listBlogApi>("/api/blog", {
          query: { status: "all", match: "summary", ...query },
          signal,
        })
      }
      count={(total) => `${total} blog posts found`}
      many={(count) => counted(count, "post")}
      setStatus={({ id, updatedAt }, to) =>
        call<typeof updateBlogApi>("PATCH", "/api/blog/{id}", {
          params: { id },
          body: { status: to, updatedAt },
        })
      }
      removed={{
        run: ({ id }) => call<typeof removeBlogApi>("DELETE", "/api/blog/{id}", { params: { id } }),
        lost: "The post and its address are gone for good.",
        done: "Post deleted successfully",
        failure: "Failed to delete post",
      }}
      rowActions={(_, { edit, open, publish, remove }) => [edit, open, publish, remove]}
      actions={(create) => (
        <>
          <Button variant="outline" onClick={screen.reload}>
            <RefreshCw />
            Refresh
          </Button>
          <AddButton onClick={create}>New Post</AddButton>
        </>
      )}
      form={BlogForm}
      empty="No blog posts found"
      failure="Failed to load blog posts"
    />
  );
}

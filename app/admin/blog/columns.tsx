"use client";

import { Plus, RefreshCw } from "lucide-react";
import { useRef, useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { useConfirm } from "@/components/admin/confirm";
import { postColumns, statusFilter } from "@/components/admin/editor/post-columns";
import { ResourceList, type ResourceListHandle } from "@/components/admin/resource-list";
import type { ListColumn } from "@/components/admin/table-features";
import { Button } from "@/components/ui/button";
import type { listBlogApi, removeBlogApi, updateBlogApi } from "@/lib/blog/api";
import { blogCategories, type BlogDto } from "@/lib/blog/schema";
import { categoryLabel } from "@/lib/blog/utils";
import { call, CallError, callPage } from "@/lib/http/client";
import { toOption, stateOf } from "@/lib/posts/utils";
import { toast } from "@/lib/toast";
import { BlogForm } from "./form";

const { title, category, author, status, date } = postColumns<BlogDto>(categoryLabel);
const columns: ListColumn<BlogDto>[] = [title, category, author, status, date];
const exported: ListColumn<BlogDto>[] = [
  ...columns,
  { id: "slug", header: "Slug", csv: ({ slug }) => slug },
  { id: "excerpt", header: "Excerpt", csv: ({ excerpt }) => excerpt },
  { id: "readTime", header: "Read Time", csv: (post) => post.readTime },
  { id: "tags", header: "Tags", csv: ({ tags }) => tags.join(", ") },
];
const filters = [
  {
    name: "category",
    label: "Category",
    options: blogCategories.map(({ name }) => ({ value: toOption(name).slug, label: categoryLabel(name) })),
  },
  statusFilter,
];

const setStatus = ({ id, updatedAt }: BlogDto, to: "published" | "draft") =>
  call<typeof updateBlogApi>("PATCH", "/api/blog/{id}", {
    params: { id },
    body: { status: to, updatedAt },
  });
const remove = ({ id }: BlogDto) =>
  call<typeof removeBlogApi>("DELETE", "/api/blog/{id}", { params: { id } });
const reason = (error: unknown) => (error instanceof CallError ? error.message : undefined);
const many = (count: number) => `${count} ${count === 1 ? "post" : "posts"}`;

/** Blog posts: what is written, published, scheduled. */
export function BlogPosts() {
  const list = useRef<ResourceListHandle<BlogDto>>(null);
  const confirm = useConfirm();
  const [edited, setEdited] = useState<BlogDto | "new">();

  async function publish(post: BlogDto, to: "published" | "draft") {
    try {
      list.current?.replace(await setStatus(post, to));
      toast.success(to === "published" ? "Post published successfully" : "Post unpublished successfully");
    } catch (error) {
      toast.error("Failed to update post status", reason(error));
      list.current?.reload();
    }
  }

  async function ask(post: BlogDto) {
    const sure = await confirm({
      title: `Are you sure you want to delete ${post.title}?`,
      description: "The post and its address are gone for good.",
      action: "Delete",
      destructive: true,
    });
    if (!sure) return;
    try {
      await remove(post);
      toast.success("Post deleted successfully");
    } catch (error) {
      toast.error("Failed to delete post", reason(error));
    }
    list.current?.reload();
  }

  return (
    <>
      <AdminHeader title="Blog Management" description="Posts of the blog, drafts and what is to come." />
      <ResourceList<BlogDto>
        ref={list}
        label="Blog posts"
        searchLabel="Search by title or excerpt"
        columns={columns}
        exportColumns={exported}
        exportName="blog_posts"
        load={(query, signal) =>
          callPage<typeof listBlogApi>("GET", "/api/blog", {
            query: { status: "all", match: "summary", ...query },
            signal,
          })
        }
        nameOf={(post) => post.title}
        filters={filters}
        defaultSort={{ sort: "date", order: "desc" }}
        count={(total) => `${total} blog posts found`}
        rowActions={(post) => [
          { label: "Edit", onSelect: () => setEdited(post) },
          stateOf(post) === "published"
            ? { label: "View", href: `/blog/${post.slug}`, newTab: true }
            : { label: "Preview", href: `/admin/preview/blog/${post.id}`, newTab: true },
          post.status === "published"
            ? { label: "Unpublish", onSelect: () => void publish(post, "draft") }
            : { label: "Publish", onSelect: () => void publish(post, "published") },
          { label: "Delete", destructive: true, onSelect: () => void ask(post) },
        ]}
        bulkActions={[
          {
            label: "Publish",
            applies: (post) => post.status !== "published",
            run: (post) => setStatus(post, "published"),
            question: (count) => `Publish ${many(count)}?`,
            done: (count) => `${many(count)} published`,
          },
          {
            label: "Unpublish",
            applies: (post) => post.status === "published",
            run: (post) => setStatus(post, "draft"),
            question: (count) => `Unpublish ${many(count)}?`,
            done: (count) => `${many(count)} unpublished`,
          },
          {
            label: "Delete",
            destructive: true,
            run: remove,
            question: (count) => `Are you sure you want to delete ${many(count)}?`,
            done: (count) => `${many(count)} deleted`,
          },
        ]}
        actions={
          <>
            <Button variant="outline" onClick={() => list.current?.reload()}>
              <RefreshCw aria-hidden strokeWidth={1.75} />
              Refresh
            </Button>
            <Button onClick={() => setEdited("new")}>
              <Plus aria-hidden strokeWidth={1.75} />
              New Post
            </Button>
          </>
        }
        empty="No blog posts found"
        failure="Failed to load blog posts"
      />
      {edited && (
        <BlogForm
          key={edited === "new" ? "new" : edited.id}
          post={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            list.current?.reload();
          }}
        />
      )}
    </>
  );
}

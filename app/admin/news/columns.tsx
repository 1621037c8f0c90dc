"use client";

import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { useConfirm } from "@/components/admin/confirm";
import { postColumns, statusFilter } from "@/components/admin/editor/post-columns";
import { ResourceList, type ResourceListHandle } from "@/components/admin/resource-list";
import type { ListColumn } from "@/components/admin/table-features";
import { Button } from "@/components/ui/button";
import { call, CallError, callPage } from "@/lib/http/client";
import type { listNewsApi, removeNewsApi, updateNewsApi } from "@/lib/news/api";
import { newsCategories, type NewsDto } from "@/lib/news/schema";
import { stateOf, toOption } from "@/lib/posts/utils";
import { formatCount } from "@/lib/tools/utils";
import { toast } from "@/lib/toast";
import { NewsForm, StatsForm } from "./form";

const { title, category, author, status, date } = postColumns<NewsDto>();
const source: ListColumn<NewsDto> = {
  id: "source",
  header: "Source",
  enableSorting: true,
  className: "whitespace-nowrap",
  cell: ({ row: { original: post } }) => (
    <a
      href={post.sourceUrl}
      target="_blank"
      rel="noopener nofollow"
      title={post.source}
      className="link relative inline-flex min-h-6 max-w-36 items-center"
    >
      <span className="truncate">{post.source}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  ),
  csv: (post) => post.source,
};
const stats: ListColumn<NewsDto> = {
  id: "views",
  header: "Stats",
  enableSorting: true,
  className: "whitespace-nowrap",
  cell: ({ row: { original: post } }) => (
    <span className="flex flex-col">
      <span>
        {formatCount(post.views)} {post.views === 1 ? "view" : "views"}
      </span>
      <span className="text-muted text-xs">
        {formatCount(post.shares)} {post.shares === 1 ? "share" : "shares"}
      </span>
    </span>
  ),
};
const columns = [title, category, author, source, status, stats, date];
const exported: ListColumn<NewsDto>[] = [
  ...columns,
  { id: "readers", header: "Views", csv: ({ views }) => views },
  { id: "shares", header: "Shares", csv: ({ shares }) => shares },
  { id: "sourceUrl", header: "Source URL", csv: ({ sourceUrl }) => sourceUrl },
  { id: "slug", header: "Slug", csv: ({ slug }) => slug },
  { id: "tags", header: "Tags", csv: ({ tags }) => tags.join(", ") },
];
const filters = [
  {
    name: "category",
    label: "Category",
    options: newsCategories.map((name) => ({ value: toOption(name).slug, label: name })),
  },
  statusFilter,
];

const setStatus = ({ id, updatedAt }: NewsDto, to: "published" | "draft") =>
  call<typeof updateNewsApi>("PATCH", "/api/news/{id}", {
    params: { id },
    body: { status: to, updatedAt },
  });
const remove = ({ id }: NewsDto) =>
  call<typeof removeNewsApi>("DELETE", "/api/news/{id}", { params: { id } });
const many = (count: number) => `${count} news ${count === 1 ? "post" : "posts"}`;

type Opened = { what: "new" } | { what: "edit" | "stats"; post: NewsDto };

/** News posts: what is written, published, read and shared. */
export function NewsPosts() {
  const list = useRef<ResourceListHandle<NewsDto>>(null);
  const confirm = useConfirm();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);

  async function ask(post: NewsDto) {
    const sure = await confirm({
      title: `Are you sure you want to delete ${post.title}?`,
      description: "The post, its counters and its address are gone for good.",
      action: "Delete",
      destructive: true,
    });
    if (!sure) return;
    try {
      await remove(post);
      toast.success("News post deleted successfully");
    } catch (error) {
      toast.error("Failed to delete news post", error instanceof CallError ? error.message : undefined);
    }
    list.current?.reload();
  }

  return (
    <>
      <AdminHeader title="News Management" description="News posts, how often they are read and shared." />
      <ResourceList<NewsDto>
        ref={list}
        label="News posts"
        searchLabel="Search news"
        columns={columns}
        exportColumns={exported}
        exportName="news_posts"
        load={(query, signal) =>
          callPage<typeof listNewsApi>("GET", "/api/news", { query: { status: "all", ...query }, signal })
        }
        nameOf={(post) => post.title}
        filters={filters}
        defaultSort={{ sort: "date", order: "desc" }}
        count={(total) => `${many(total)} found`}
        rowActions={(post) => [
          stateOf(post) === "published"
            ? { label: "View", href: `/latest-news/${post.slug}`, newTab: true }
            : { label: "Preview", href: `/admin/preview/news/${post.id}`, newTab: true },
          { label: "Edit", onSelect: () => setOpened({ what: "edit", post }) },
          { label: "Edit Stats", onSelect: () => setOpened({ what: "stats", post }) },
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
          <Button onClick={() => setOpened({ what: "new" })}>
            <Plus aria-hidden strokeWidth={1.75} />
            Add News
          </Button>
        }
        empty="No news posts found"
        failure="Failed to fetch news posts"
      />
      {opened?.what === "stats" && (
        <StatsForm
          key={opened.post.id}
          post={opened.post}
          onClose={close}
          onSaved={(saved) => {
            close();
            list.current?.replace(saved);
          }}
        />
      )}
      {(opened?.what === "new" || opened?.what === "edit") && (
        <NewsForm
          key={opened.what === "edit" ? opened.post.id : "new"}
          post={opened.what === "edit" ? opened.post : undefined}
          onClose={close}
          onSaved={() => {
            close();
            list.current?.reload();
          }}
        />
      )}
    </>
  );
}

"use client";

import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { postColumns } from "@/components/admin/editor/post-columns";
import { PostList } from "@/components/admin/editor/post-list";
import type { ResourceListHandle } from "@/components/admin/resource-list";
import type { ListColumn } from "@/components/admin/table-features";
import { Button } from "@/components/ui/button";
import { call, callPage } from "@/lib/platform/http/client";
import type { listNewsApi, removeNewsApi, updateNewsApi } from "@/lib/posts/news/api";
import { newsCategories, type NewsDto } from "@/lib/posts/news/schema";
import { toOption } from "@/lib/posts/utils";
import { formatCount } from "@/lib/tools/utils";
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
      className="link relative inline-flex min-h-6 max-w-24 items-center"
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
const categories = newsCategories.map((name) => ({ value: toOption(name).slug, label: name }));
const many = (count: number) => `${count} news ${count === 1 ? "post" : "posts"}`;

/** News posts: what is written, published, read and shared. */
export function NewsPosts() {
  const list = useRef<ResourceListHandle<NewsDto>>(null);
  const [counted, setCounted] = useState<NewsDto>();
  const close = () => setCounted(undefined);

  return (
    <>
      <PostList<NewsDto>
        ref={list}
        title="News Management"
        description="News posts, how often they are read and shared."
        kind="news"
        path="/latest-news"
        label="News posts"
        searchLabel="Search news"
        columns={columns}
        exportColumns={exported}
        exportName="news_posts"
        categories={categories}
        load={(query, signal) =>
          callPage<typeof listNewsApi>("GET", "/api/news", { query: { status: "all", ...query }, signal })
        }
        count={(total) => `${many(total)} found`}
        many={many}
        setStatus={({ id, updatedAt }, to) =>
          call<typeof updateNewsApi>("PATCH", "/api/news/{id}", {
            params: { id },
            body: { status: to, updatedAt },
          })
        }
        remove={({ id }) => call<typeof removeNewsApi>("DELETE", "/api/news/{id}", { params: { id } })}
        texts={{
          lost: "The post, its counters and its address are gone for good.",
          deleted: "News post deleted successfully",
          notDeleted: "Failed to delete news post",
        }}
        rowActions={(post, { open, edit, remove }) => [
          open,
          edit,
          { label: "Edit Stats", onSelect: () => setCounted(post) },
          remove,
        ]}
        actions={(create) => (
          <Button onClick={create}>
            <Plus aria-hidden strokeWidth={1.75} />
            Add News
          </Button>
        )}
        form={NewsForm}
        empty="No news posts found"
        failure="Failed to fetch news posts"
      />
      {counted && (
        <StatsForm
          key={counted.id}
          post={counted}
          onClose={close}
          onSaved={(saved) => {
            close();
            list.current?.replace(saved);
          }}
        />
      )}
    </>
  );
}

"use client";

import { useState } from "react";
import { AddButton } from "@/components/admin/admin-header";
import { PostList } from "@/components/admin/posts/post-list";
import { useRecordScreen } from "@/components/admin/use-record-screen";
import { call, callPage } from "@/lib/platform/http/client";
import type { listNewsApi, removeNewsApi, updateNewsApi } from "@/lib/posts/news/api";
import { newsCategories, type NewsDto } from "@/lib/posts/news/schema";
import { toOption } from "@/lib/posts/utils";
import { columns, exported } from "./columns";
import { NewsForm, StatsForm } from "./form";

const categories = newsCategories.map((name) => ({ value: toOption(name).slug, label: name }));

const many = (count: number) => `${count} news ${count === 1 ? "post" : "posts"}`;

export function NewsPosts() {
  const screen = useRecordScreen<NewsDto>();
  const [counted, setCounted] = useState<NewsDto>();
  const close = () => setCounted(undefined);

  return (
    <>
      <PostList<NewsDto>
        screen={screen}
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
          callPage<typeof listNewsApi>("/api/news", { query: { status: "all", ...query }, signal })
        }
        count={(total) => `${many(total)} found`}
        many={many}
        setStatus={({ id, updatedAt }, to) =>
          call<typeof updateNewsApi>("PATCH", "/api/news/{id}", {
            params: { id },
            body: { status: to, updatedAt },
          })
        }
        removed={{
          run: ({ id }) => call<typeof removeNewsApi>("DELETE", "/api/news/{id}", { params: { id } }),
          lost: "The post, its counters and its address are gone for good.",
          done: "News post deleted successfully",
          failure: "Failed to delete news post",
        }}
        rowActions={(post, { open, edit, publish, remove }) => [
          open,
          edit,
          { label: "Edit Stats", onSelect: () => setCounted(post) },
          publish,
          remove,
        ]}
        actions={(create) => <AddButton onClick={create}>Add News</AddButton>}
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
            screen.show(saved);
          }}
        />
      )}
    </>
  );
}

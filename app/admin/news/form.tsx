"use client";

import type { z } from "zod";
import {
  AuthorFields,
  BodyFields,
  CategoryField,
  HeadFields,
  postConflictFields,
  PublicationFields,
} from "@/components/admin/editor/post-form-fields";
import { TextField } from "@/components/admin/form-fields";
import { ResourceForm } from "@/components/admin/resource-form";
import { call } from "@/lib/http/client";
import type { createNewsApi, updateNewsApi, updateNewsStatsApi } from "@/lib/news/api";
import { newsCategories, type NewsDto, newsInput, newsStats } from "@/lib/news/schema";
import { toast } from "@/lib/toast";

type Values = z.input<typeof newsInput>;

const categories = newsCategories.map((name) => ({ value: name, label: name }));
const conflictFields = [
  ...postConflictFields,
  { name: "source", label: "Source" },
  { name: "sourceUrl", label: "Source URL" },
];

const empty: Values = {
  title: "",
  slug: "",
  excerpt: "",
  content: "",
  category: "",
  imageUrl: "",
  tags: [],
  status: "draft",
  source: "",
  sourceUrl: "",
  author: { name: "", avatar: "" },
  publishedAt: null,
};

const toValues = (post: NewsDto): Values => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  content: post.content,
  category: post.category,
  imageUrl: post.imageUrl ?? "",
  tags: post.tags,
  status: post.status,
  source: post.source,
  sourceUrl: post.sourceUrl,
  author: { name: post.author.name, avatar: post.author.avatar ?? "" },
  publishedAt: post.publishedAt,
});

/** Writes a news post, a new one where none is given. */
export function NewsForm({
  post,
  onSaved,
  onClose,
}: {
  post?: NewsDto;
  onSaved: () => void;
  onClose: () => void;
}) {
  return (
    <ResourceForm
      wide
      title={post ? "Edit News" : "Add News"}
      schema={newsInput}
      values={post ? toValues(post) : empty}
      draftKey={`news:${post?.id ?? "new"}`}
      updatedAt={post?.updatedAt}
      save={(body, updatedAt) =>
        post
          ? call<typeof updateNewsApi>("PATCH", "/api/news/{id}", {
              params: { id: post.id },
              body: { ...body, updatedAt },
            })
          : call<typeof createNewsApi>("POST", "/api/news", { body })
      }
      onSaved={() => {
        toast.success(post ? "News post updated successfully" : "News post created successfully");
        onSaved();
      }}
      onClose={onClose}
      failure="Failed to save news post"
      conflict={{
        fields: conflictFields,
        toValues: (current) => toValues(current as unknown as NewsDto),
      }}
    >
      <HeadFields
        fallback="news"
        slugHint="The post's address: /latest-news/slug. Made from the title when it is empty."
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <CategoryField options={categories} current={post?.category ?? ""} />
        <TextField name="source" label="Source" autoComplete="off" />
        <TextField
          name="sourceUrl"
          label="Source URL"
          inputMode="url"
          autoComplete="off"
          placeholder="https://…"
        />
      </div>
      <BodyFields />
      <AuthorFields />
      <PublicationFields current={post?.status ?? "draft"} />
    </ResourceForm>
  );
}

/** Sets how often a post was read and shared. What is no number becomes 0. */
export function StatsForm({
  post,
  onSaved,
  onClose,
}: {
  post: NewsDto;
  onSaved: (post: NewsDto) => void;
  onClose: () => void;
}) {
  return (
    <ResourceForm
      title={`Edit stats of ${post.title}`}
      schema={newsStats}
      values={{ views: post.views, shares: post.shares }}
      draftKey={`news-stats:${post.id}`}
      save={(body) =>
        call<typeof updateNewsStatsApi>("PATCH", "/api/news/{id}/stats", { params: { id: post.id }, body })
      }
      onSaved={(saved) => {
        toast.success("Stats updated successfully");
        onSaved(saved);
      }}
      onClose={onClose}
      failure="Failed to update stats"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="views" label="Views" type="number" autoComplete="off" />
        <TextField name="shares" label="Shares" type="number" autoComplete="off" />
      </div>
    </ResourceForm>
  );
}

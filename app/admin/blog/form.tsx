"use client";

import type { z } from "zod";
import { MadeField } from "@/components/admin/editor/made-field";
import {
  AuthorFields,
  BodyFields,
  CategoryField,
  HeadFields,
  postConflictFields,
  PublicationFields,
} from "@/components/admin/editor/post-form-fields";
import { ResourceForm } from "@/components/admin/resource-form";
import type { createBlogApi, updateBlogApi } from "@/lib/blog/api";
import { blogCategories, type BlogDto, blogInput } from "@/lib/blog/schema";
import { categoryLabel } from "@/lib/blog/utils";
import { call } from "@/lib/http/client";
import { readTime } from "@/lib/posts/utils";
import { toast } from "@/lib/toast";

type Values = z.input<typeof blogInput>;

const categories = blogCategories.map(({ name }) => ({ value: name, label: categoryLabel(name) }));
const conflictFields = [...postConflictFields, { name: "readTime", label: "Read time" }];

const empty: Values = {
  title: "",
  slug: "",
  excerpt: "",
  content: "",
  category: "",
  readTime: "",
  imageUrl: "",
  tags: [],
  status: "draft",
  author: { name: "", avatar: "" },
  publishedAt: null,
};

const toValues = (post: BlogDto): Values => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  content: post.content,
  category: post.category,
  readTime: post.readTime,
  imageUrl: post.imageUrl ?? "",
  tags: post.tags,
  status: post.status,
  author: { name: post.author.name, avatar: post.author.avatar ?? "" },
  publishedAt: post.publishedAt,
});

/** Writes a blog post, a new one where none is given. */
export function BlogForm({
  post,
  onSaved,
  onClose,
}: {
  post?: BlogDto;
  onSaved: () => void;
  onClose: () => void;
}) {
  return (
    <ResourceForm
      wide
      title={post ? "Edit Blog Post" : "New Blog Post"}
      schema={blogInput}
      values={post ? toValues(post) : empty}
      draftKey={`blog:${post?.id ?? "new"}`}
      updatedAt={post?.updatedAt}
      save={(body, updatedAt) =>
        post
          ? call<typeof updateBlogApi>("PATCH", "/api/blog/{id}", {
              params: { id: post.id },
              body: { ...body, updatedAt },
            })
          : call<typeof createBlogApi>("POST", "/api/blog", { body })
      }
      onSaved={() => {
        toast.success(post ? "Post updated successfully" : "Post created successfully");
        onSaved();
      }}
      onClose={onClose}
      failure="Failed to save post"
      conflict={{
        fields: conflictFields,
        toValues: (current) => toValues(current as unknown as BlogDto),
      }}
    >
      <HeadFields fallback="post" slugHint="The post's address: /blog/slug." />
      <div className="grid gap-4 sm:grid-cols-2">
        <CategoryField options={categories} current={post?.category ?? ""} />
        <MadeField
          name="readTime"
          label="Read time"
          hint="For example: 5 min read."
          action="Estimate"
          make={({ content }) => readTime(String(content ?? ""))}
        />
      </div>
      <BodyFields />
      <AuthorFields />
      <PublicationFields current={post?.status ?? "draft"} />
    </ResourceForm>
  );
}

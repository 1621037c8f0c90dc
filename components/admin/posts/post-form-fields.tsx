import type { ReactNode } from "react";
import { AuthorFields } from "@/components/admin/posts/author-fields";
import { CommaTagsField } from "@/components/admin/posts/comma-tags-field";
import { GeneratedField } from "@/components/admin/generated-field";
import { DateTimeField } from "@/components/admin/date-time-field";
import { PictureField } from "@/components/admin/posts/picture-field";
import { ContentField } from "@/components/admin/posts/content-field";
import type { Compared } from "@/components/admin/conflict-notice";
import { SelectField, TextAreaField, TextField } from "@/components/forms/fields";
import type { PostStatus } from "@/lib/posts/schema";
import { slugFrom } from "@/lib/platform/plain-text/utils";
import { textOfHtml } from "@/lib/platform/rich-text/utils";

/** The fields of a post; `children` stand beside the category. */
export function PostFields({
  post,
  fallback,
  slugHint,
  categories,
  children,
}: {
  post: { category: string; status: PostStatus } | undefined;
  /** The slug of a title without letters. */
  fallback: string;
  slugHint: string;
  categories: { value: string; label: string }[];
  children: ReactNode;
}) {
  const current = post?.category ?? "";
  const known = current === "" || categories.some(({ value }) => value === current);
  return (
    <>
      <TextField name="title" label="Title" autoComplete="off" />
      <GeneratedField
        name="slug"
        label="Slug"
        hint={slugHint}
        action="Generate"
        make={({ title }) => slugFrom(String(title ?? ""), fallback)}
      />
      <TextAreaField name="excerpt" label="Excerpt" rows={3} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="category"
          label="Category"
          options={[
            { value: "", label: "Select a category" },
            ...categories,
            ...(known ? [] : [{ value: current, label: current }]),
          ]}
        />
        {children}
      </div>
      <ContentField />
      <PictureField
        name="imageUrl"
        label="Image URL"
        hint="JPEG, PNG, WebP or GIF, at most 2 MB. One elsewhere is copied to this server when the post is saved."
      />
      <CommaTagsField />
      <AuthorFields />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="status"
          label="Status"
          options={[
            { value: "draft", label: "Draft" },
            { value: "published", label: "Published" },
            ...(post?.status === "archived" ? [{ value: "archived", label: "Archived" }] : []),
          ]}
        />
        <DateTimeField
          name="publishedAt"
          label="Publication date"
          hint="In the future the post waits for it. Empty: the moment it is published."
        />
      </div>
    </>
  );
}

const author = (value: unknown) => {
  const { name, avatar } = (value ?? {}) as { name?: string; avatar?: string };
  return [name, avatar].filter(Boolean).join(", ") || "(empty)";
};

/** What is not simply written where two versions of a post are compared. */
export const comparedPost: Compared = {
  content: { show: (value) => textOfHtml(String(value)) },
  author: { label: "Author", show: author },
};

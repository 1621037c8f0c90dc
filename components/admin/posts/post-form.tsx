"use client";

import type { ReactNode } from "react";
import type { z } from "zod";
import type { ConflictField } from "@/components/admin/conflict-notice";
import { PostFields, postConflictFields } from "@/components/admin/posts/post-form-fields";
import { ResourceForm } from "@/components/admin/resource-form";
import { ownPath, plainText } from "@/lib/platform/rich-text/utils";
import type { PostStatus } from "@/lib/posts/schema";

type Post = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: string;
  imageUrl: string | null;
  tags: string[];
  status: PostStatus;
  author: { name: string; avatar: string | null };
  publishedAt: string | null;
  updatedAt: string;
};
type Values = Omit<Post, "id" | "updatedAt" | "imageUrl" | "author"> & {
  imageUrl: string;
  author: { name: string; avatar: string };
};
type FormValues = { [Name in keyof Values]?: unknown };

const empty: Values = {
  title: "",
  slug: "",
  excerpt: "",
  content: "",
  category: "",
  imageUrl: "",
  tags: [],
  status: "draft",
  author: { name: "", avatar: "" },
  publishedAt: null,
};

const toValues = (post: Post): Values => ({
  title: post.title,
  slug: post.slug,
  // The interface gives HTML; what is typed here is text.
  excerpt: plainText(post.excerpt),
  content: post.content,
  category: post.category,
  imageUrl: post.imageUrl ?? "",
  tags: post.tags,
  status: post.status,
  author: { name: post.author.name, avatar: post.author.avatar ?? "" },
  publishedAt: post.publishedAt,
});

/** What to say of pictures that lie elsewhere still: they could not be fetched. */
function missingPictures({ imageUrl, author }: Post): string | undefined {
  const elsewhere = (address: string | null) => address && !ownPath(address, window.location.origin);
  if (elsewhere(imageUrl))
    return "The picture could not be fetched; the post shows a drawn cover. Saving it again tries again.";
  if (elsewhere(author.avatar))
    return "The author's picture could not be fetched; the post shows initials. Saving it again tries again.";
  return undefined;
}

/** Writes a post, a new one where none is given. What differs between the kinds is given to it. */
export function PostForm<S extends z.ZodType<FormValues, FormValues>, P extends Post, Own extends object>({
  post,
  schema,
  own,
  kind,
  slugHint,
  categories,
  save,
  texts,
  conflictFields,
  children,
  onSaved,
  onClose,
}: {
  post: P | undefined;
  schema: S;
  /** The values of the fields that this kind alone has. */
  own: (post: P | undefined) => Own;
  kind: "blog" | "news";
  slugHint: string;
  categories: { value: string; label: string }[];
  save: (body: z.output<S>, updatedAt: string | undefined) => Promise<P>;
  texts: { title: string; saved: string; failure: string };
  conflictFields: ConflictField[];
  /** The fields that this kind alone has; they stand beside the category. */
  children: ReactNode;
  onSaved: () => void;
  onClose: () => void;
}) {
  // The shared values and the kind's own are all that its schema asks for.
  const valuesOf = (from: P | undefined) =>
    ({ ...(from ? toValues(from) : empty), ...own(from) }) as unknown as z.input<S>;
  return (
    <ResourceForm
      wide
      title={texts.title}
      schema={schema}
      values={valuesOf(post)}
      draftKey={`${kind}:${post?.id ?? "new"}`}
      updatedAt={post?.updatedAt}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
      done={texts.saved}
      note={missingPictures}
      failure={texts.failure}
      conflict={{
        fields: [...postConflictFields, ...conflictFields],
        toValues: (current) => valuesOf(current as unknown as P),
      }}
    >
      <PostFields
        post={post}
        fallback={kind === "blog" ? "post" : "news"}
        slugHint={slugHint}
        categories={categories}
      >
        {children}
      </PostFields>
    </ResourceForm>
  );
}

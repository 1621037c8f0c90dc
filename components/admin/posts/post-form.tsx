import type { ReactNode } from "react";
import type { z } from "zod";
import { keepAuthor, lastAuthor } from "@/components/admin/posts/author-fields";
import { PostFields, comparedPost } from "@/components/admin/posts/post-form-fields";
import { ResourceForm, type ResourceFormProps } from "@/components/admin/resource-form";
import { slugFrom } from "@/lib/platform/plain-text/utils";
import { htmlOfText, ownPath, textOfHtml } from "@/lib/platform/rich-text/utils";
import type { PostDto } from "@/lib/posts/schema";

type Values = Pick<
  PostDto,
  "title" | "slug" | "excerpt" | "content" | "category" | "tags" | "status" | "publishedAt"
> & {
  imageUrl: string;
  author: { name: string; avatar: string };
};
type FormValues = { [Name in keyof Values]?: unknown };

const toValues = (
  post?: PostDto,
  author: PostDto["author"] | null = post ? post.author : lastAuthor(),
): Values => ({
  title: post?.title ?? "",
  slug: post?.slug ?? "",
  // The interface has HTML; what is typed here is text.
  excerpt: textOfHtml(post?.excerpt ?? ""),
  content: post?.content ?? "",
  category: post?.category ?? "",
  imageUrl: post?.imageUrl ?? "",
  tags: post?.tags ?? [],
  author: { name: author?.name ?? "", avatar: author?.avatar ?? "" },
  status: post?.status ?? "draft",
  publishedAt: post?.publishedAt ?? null,
});

/** What to say of pictures that lie elsewhere still: they could not be fetched. */
function missingPictures({ imageUrl, author }: PostDto): string | undefined {
  const elsewhere = (address: string | null) => address && !ownPath(address, window.location.origin);
  if (elsewhere(imageUrl))
    return "The picture could not be fetched; the post shows a drawn cover. Saving it again tries again.";
  if (elsewhere(author.avatar))
    return "The author's picture could not be fetched; the post shows initials. Saving it again tries again.";
  return undefined;
}

/** Writes a post, a new one where none is given. What differs between the kinds is given to it. */
export function PostForm<S extends z.ZodType<FormValues, FormValues>, P extends PostDto, Own extends object>({
  own,
  kind,
  slugHint,
  categories,
  children,
  save,
  ...form
}: Omit<ResourceFormProps<S, P, P>, "toValues" | "compared" | "note" | "wide"> & {
  /** The values of the fields that this kind alone has. */
  own: (post: P | undefined) => Own;
  kind: "blog" | "news";
  slugHint: string;
  categories: { value: string; label: string }[];
  /** The fields that this kind alone has; they stand beside the category. */
  children: ReactNode;
}) {
  const fallback = kind === "blog" ? "post" : "news";
  // The shared values and the kind's own are all that its schema asks for.
  const valuesOf = (from?: P) => ({ ...toValues(from), ...own(from) }) as unknown as z.input<S>;
  return (
    <ResourceForm
      {...form}
      wide
      kind={kind}
      toValues={valuesOf}
      compared={comparedPost}
      note={missingPictures}
      save={async (values, updatedAt, again) => {
        const before = form.record?.excerpt ?? "";
        const typed = String(values.excerpt);
        // What nobody changed keeps its formatting.
        const excerpt = typed === textOfHtml(before) ? before : htmlOfText(typed);
        // What may be there already has its slug, and is not made a second time under another.
        const slug = again && !values.slug ? slugFrom(String(values.title), fallback) : values.slug;
        const saved = await save({ ...values, slug, excerpt }, updatedAt, again);
        if (!form.record) keepAuthor(saved.author);
        return saved;
      }}
    >
      <PostFields post={form.record} fallback={fallback} slugHint={slugHint} categories={categories}>
        {children}
      </PostFields>
    </ResourceForm>
  );
}

"use client";

import { type ComponentProps, type ComponentType, type ReactNode, type RefObject, useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { useConfirm } from "@/components/admin/confirm";
import { statusFilter } from "@/components/admin/posts/post-columns";
import { ResourceList, type ResourceListHandle } from "@/components/admin/resource-list";
import type { RowAction } from "@/components/admin/row-menu";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/platform/http/client";
import type { PostStatus } from "@/lib/posts/schema";
import { stateOf } from "@/lib/posts/utils";

type Post = { id: string; title: string; slug: string; status: PostStatus; publishedAt: string | null };
type List<P extends Post> = ComponentProps<typeof ResourceList<P>>;
type FormProps<P> = { post: P | undefined; onSaved: () => void; onClose: () => void };

/** What failed, in the server's words where it said something. */
export const reason = (error: unknown) => (error instanceof CallError ? error.message : undefined);

/** The screen of a kind of posts. What differs between the kinds is given to it. */
export function PostList<P extends Post>({
  ref,
  title,
  description,
  kind,
  path,
  categories,
  many,
  setStatus,
  remove,
  texts,
  rowActions,
  actions,
  form: Form,
  ...list
}: {
  ref: RefObject<ResourceListHandle<P> | null>;
  title: string;
  description: string;
  kind: "blog" | "news";
  /** Where posts of the kind are read. */
  path: string;
  categories: { value: string; label: string }[];
  /** A number of posts, in words. */
  many: (count: number) => string;
  setStatus: (post: P, to: "published" | "draft") => Promise<P>;
  remove: (post: P) => Promise<unknown>;
  texts: { lost: string; deleted: string; notDeleted: string };
  /** What can be done with a post; `shared` is what every kind knows. */
  rowActions: (post: P, shared: Record<"open" | "edit" | "remove", RowAction>) => RowAction[];
  actions: (create: () => void) => ReactNode;
  form: ComponentType<FormProps<P>>;
} & Pick<
  List<P>,
  | "label"
  | "searchLabel"
  | "columns"
  | "exportColumns"
  | "exportName"
  | "load"
  | "count"
  | "empty"
  | "failure"
>) {
  const confirm = useConfirm();
  const [edited, setEdited] = useState<P | "new">();

  async function ask(post: P) {
    const sure = await confirm({
      title: `Are you sure you want to delete ${post.title}?`,
      description: texts.lost,
      action: "Delete",
      destructive: true,
    });
    if (!sure) return;
    try {
      await remove(post);
      toast.success(texts.deleted);
    } catch (error) {
      toast.error(texts.notDeleted, reason(error));
    }
    ref.current?.reload();
  }

  return (
    <>
      <AdminHeader title={title} description={description} />
      <ResourceList<P>
        {...list}
        ref={ref}
        nameOf={(post) => post.title}
        filters={[{ name: "category", label: "Category", options: categories }, statusFilter]}
        defaultSort={{ sort: "date", order: "desc" }}
        rowActions={(post) =>
          rowActions(post, {
            open:
              stateOf(post) === "published"
                ? { label: "View", href: `${path}/${post.slug}`, newTab: true }
                : { label: "Preview", href: `/admin/preview/${kind}/${post.id}`, newTab: true },
            edit: { label: "Edit", onSelect: () => setEdited(post) },
            remove: { label: "Delete", destructive: true, onSelect: () => void ask(post) },
          })
        }
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
        actions={actions(() => setEdited("new"))}
      />
      {edited && (
        <Form
          key={edited === "new" ? "new" : edited.id}
          post={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            ref.current?.reload();
          }}
        />
      )}
    </>
  );
}

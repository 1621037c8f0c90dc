import type { ComponentProps, ComponentType, ReactNode } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { KeptDrafts } from "@/components/admin/kept-drafts";
import { statusFilter } from "@/components/admin/posts/post-columns";
import { ResourceList } from "@/components/admin/resource-list";
import type { RowAction } from "@/components/admin/row-menu";
import type { RecordForm, useRecordScreen } from "@/components/admin/use-record-screen";
import type { PostDto } from "@/lib/posts/schema";
import { stateOf } from "@/lib/posts/utils";

type List<P extends PostDto> = ComponentProps<typeof ResourceList<P>>;

/** What a post is after its menu was used. */
const said = {
  draft: "Post unpublished successfully",
  published: "Post published successfully",
  scheduled: "Post scheduled successfully",
  archived: "Post archived successfully",
};

/** The screen of a kind of posts. What differs between the kinds is given to it. */
export function PostList<P extends PostDto>({
  screen: { list: ref, form, open, removal, act, show },
  title,
  description,
  kind,
  path,
  categories,
  many,
  setStatus,
  removed,
  rowActions,
  actions,
  form: Form,
  ...list
}: {
  screen: ReturnType<typeof useRecordScreen<P>>;
  title: string;
  description: string;
  kind: "blog" | "news";
  /** Where posts of the kind are read. */
  path: string;
  categories: { value: string; label: string }[];
  many: (count: number) => string;
  setStatus: (post: P, to: "published" | "draft") => Promise<P>;
  /** Deletes a post; what is lost with it, and how it went. */
  removed: { run: (post: P) => Promise<unknown>; lost: string; done: string; failure: string };
  /** What can be done with a post; `shared` is what every kind knows. */
  rowActions: (post: P, shared: Record<"open" | "edit" | "publish" | "remove", RowAction>) => RowAction[];
  actions: (create: () => void) => ReactNode;
  form: ComponentType<RecordForm<P>>;
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
  const { lost, ...removing } = removed;
  const deleting = removal({
    ...removing,
    nameOf: (post) => post.title,
    description: () => lost,
    note: "The posts and their addresses are gone for good.",
    many,
  });
  const publish = (post: P, to: "published" | "draft") =>
    act({
      run: async () => show(await setStatus(post, to)),
      done: said[stateOf({ ...post, status: to })],
      failure: "Failed to update post status",
    });
  return (
    <>
      <AdminHeader title={title} description={description} />
      <KeptDrafts kind={kind} isOpen={form !== undefined} onNew={() => open()} />
      <ResourceList<P>
        {...list}
        noMatch={list.empty}
        toasted
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
            edit: { label: "Edit", onSelect: () => open(post) },
            publish:
              post.status === "published"
                ? { label: "Unpublish", onSelect: () => publish(post, "draft") }
                : { label: "Publish", onSelect: () => publish(post, "published") },
            remove: deleting.action(post),
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
          deleting.bulk,
        ]}
        actions={actions(() => open())}
      />
      {form && <Form key={form.record?.id ?? "new"} {...form} />}
    </>
  );
}

import type { ListColumn } from "@/components/admin/columns";
import { Badge } from "@/components/ui/badge";
import { officeDay, officeTime } from "@/lib/platform/dates/utils-admin";
import { textOfHtml } from "@/lib/platform/rich-text/utils";
import type { PostDto } from "@/lib/posts/schema";
import { stateOf } from "@/lib/posts/utils";
import { wordFilter } from "@/components/admin/word-options";

const badge = { draft: "default", published: "success", scheduled: "warning", archived: "default" } as const;

/** The states that a list of posts can be narrowed to. */
export const statusFilter = wordFilter("status", ["draft", "published", "scheduled", "archived"]);

/** The columns that lists of posts have in common. */
export function postColumns<P extends PostDto>(categoryLabel: (category: string) => string = String) {
  const title: ListColumn<P> = {
    accessorKey: "title",
    header: "Title",
    enableSorting: true,
    cell: ({ row: { original: post } }) => (
      <span className="flex max-w-md min-w-52 flex-col">
        <span className="line-clamp-2 font-medium">{post.title}</span>
        <span className="text-muted line-clamp-1 text-xs">{textOfHtml(post.excerpt)}</span>
      </span>
    ),
  };
  const category: ListColumn<P> = {
    accessorKey: "category",
    header: "Category",
    enableSorting: true,
    className: "whitespace-nowrap",
    cell: ({ row }) => categoryLabel(row.original.category),
  };
  const author: ListColumn<P> = {
    id: "author",
    header: "Author",
    enableSorting: true,
    className: "whitespace-nowrap",
    accessorFn: (post) => post.author.name,
  };
  const status: ListColumn<P> = {
    id: "status",
    header: "Status",
    enableSorting: true,
    cell: ({ row: { original: post } }) => {
      const state = stateOf(post);
      return (
        <Badge className="capitalize" variant={badge[state]}>
          {state}
        </Badge>
      );
    },
    accessorFn: (post) => stateOf(post),
  };
  const date: ListColumn<P> = {
    id: "date",
    header: "Date",
    enableSorting: true,
    sortDescFirst: true,
    className: "whitespace-nowrap",
    cell: ({ row: { original: post } }) =>
      stateOf(post) === "scheduled" ? (
        // In a table the time stands below the day: beside it, one such post would push the actions of all out of sight.
        <span className="block whitespace-normal md:w-24">
          {officeDay(post.publishedAt)},{" "}
          <span className="whitespace-nowrap">{officeTime(post.publishedAt)} UTC</span>
        </span>
      ) : (
        officeDay(post.publishedAt ?? post.createdAt)
      ),
    accessorFn: (post) => post.publishedAt ?? post.createdAt,
  };
  return { title, category, author, status, date };
}

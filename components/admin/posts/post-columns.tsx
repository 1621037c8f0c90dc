import { dayColumn, type ListColumn } from "@/components/admin/list-column";
import { Badge } from "@/components/ui/badge";
import { plainText } from "@/lib/platform/rich-text/utils";
import type { PostStatus } from "@/lib/posts/schema";
import { stateOf } from "@/lib/posts/utils";

type Post = {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  author: { name: string };
  status: PostStatus;
  publishedAt: string | null;
  createdAt: string;
};

const badge = { draft: "default", published: "accent", scheduled: "warning", archived: "default" } as const;

/** The states that a list of posts can be narrowed to. */
export const statusFilter = {
  name: "status",
  label: "Status",
  options: ["draft", "published", "scheduled", "archived"],
};

/** The columns that lists of posts have in common. */
export function postColumns<P extends Post>(categoryLabel: (category: string) => string = String) {
  const title: ListColumn<P> = {
    id: "title",
    header: "Title",
    sortable: true,
    cell: (post) => (
      <span className="flex max-w-md min-w-52 flex-col">
        <span className="line-clamp-2 font-medium">{post.title}</span>
        <span className="text-muted line-clamp-1 text-xs">{plainText(post.excerpt)}</span>
      </span>
    ),
    csv: (post) => post.title,
  };
  const category: ListColumn<P> = {
    id: "category",
    header: "Category",
    sortable: true,
    className: "whitespace-nowrap",
    cell: (row) => categoryLabel(row.category),
    csv: (post) => post.category,
  };
  const author: ListColumn<P> = {
    id: "author",
    header: "Author",
    sortable: true,
    className: "whitespace-nowrap",
    csv: (post) => post.author.name,
  };
  const status: ListColumn<P> = {
    id: "status",
    header: "Status",
    sortable: true,
    cell: (post) => {
      const state = stateOf(post);
      return <Badge variant={badge[state]}>{state}</Badge>;
    },
    csv: (post) => stateOf(post),
  };
  const date = dayColumn<P>({
    id: "date",
    header: "Date",
    sortable: true,
    csv: (post) => post.publishedAt ?? post.createdAt,
  });
  return { title, category, author, status, date };
}

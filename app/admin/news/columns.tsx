import { postColumns } from "@/components/admin/posts/post-columns";
import type { ListColumn } from "@/components/admin/columns";
import { type NewsDto } from "@/lib/posts/news/schema";
import { counted } from "@/lib/tools/utils";

const { title, category, author, status, date } = postColumns<NewsDto>();

const source: ListColumn<NewsDto> = {
  accessorKey: "source",
  header: "Source",
  enableSorting: true,
  className: "whitespace-nowrap",
  cell: ({ row: { original: post } }) => (
    <a
      href={post.sourceUrl}
      target="_blank"
      rel="noopener nofollow"
      title={post.source}
      className="link relative inline-flex min-h-6 items-center md:max-w-24"
    >
      <span className="truncate">{post.source}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  ),
};

const stats: ListColumn<NewsDto> = {
  id: "views",
  header: "Stats",
  enableSorting: true,
  sortDescFirst: true,
  className: "whitespace-nowrap",
  cell: ({ row: { original: post } }) => (
    <span className="flex flex-col">
      <span>{counted(post.views, "view")}</span>
      <span className="text-muted text-xs">{counted(post.shares, "share")}</span>
    </span>
  ),
};

export const columns = [title, category, author, source, status, stats, date];

export const exported: ListColumn<NewsDto>[] = [
  ...columns,
  { accessorKey: "views", header: "Views" },
  { accessorKey: "shares", header: "Shares" },
  { accessorKey: "sourceUrl", header: "Source URL" },
  { accessorKey: "slug", header: "Slug" },
  { id: "tags", header: "Tags", accessorFn: ({ tags }) => tags.join(", ") },
];

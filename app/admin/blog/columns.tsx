import { postColumns } from "@/components/admin/posts/post-columns";
import type { ListColumn } from "@/components/admin/columns";
import { type BlogDto, categoryLabel } from "@/lib/posts/blog/schema";

const { title, category, author, status, date } = postColumns<BlogDto>(categoryLabel);

export const columns: ListColumn<BlogDto>[] = [title, category, author, status, date];

export const exported: ListColumn<BlogDto>[] = [
  ...columns,
  { accessorKey: "slug", header: "Slug" },
  { accessorKey: "excerpt", header: "Excerpt" },
  { accessorKey: "readTime", header: "Read Time" },
  { id: "tags", header: "Tags", accessorFn: ({ tags }) => tags.join(", ") },
];

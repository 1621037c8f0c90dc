import { postColumns } from "@/components/admin/posts/post-columns";
import type { ListColumn } from "@/components/admin/table-features";
import { type BlogDto } from "@/lib/posts/blog/schema";
import { categoryLabel } from "@/lib/posts/blog/utils";

const { title, category, author, status, date } = postColumns<BlogDto>(categoryLabel);

export const columns: ListColumn<BlogDto>[] = [title, category, author, status, date];

export const exported: ListColumn<BlogDto>[] = [
  ...columns,
  { id: "slug", header: "Slug", csv: ({ slug }) => slug },
  { id: "excerpt", header: "Excerpt", csv: ({ excerpt }) => excerpt },
  { id: "readTime", header: "Read Time", csv: (post) => post.readTime },
  { id: "tags", header: "Tags", csv: ({ tags }) => tags.join(", ") },
];

import { z } from "zod";
import { pageNumber, searchText, viewHref } from "@/lib/list/search-params";
import { blogCategories, categoryLabel } from "@/lib/posts/blog/schema";
import { toOption } from "@/lib/posts/utils";

const known = blogCategories.map(({ name }) => toOption(name));

export const blogView = z.object({
  q: searchText.optional(),
  category: z.enum(known.map(({ slug }) => slug)).optional(),
  notice: z.literal("unpublished").optional(),
  page: pageNumber,
});

type BlogView = Partial<Pick<z.output<typeof blogView>, "q" | "category" | "page">>;

/** The address of a view. */
export const blogHref = ({ q, category, page = 1 }: BlogView) =>
  viewHref("/blog", { page: "1" }, { q, category, page });

/** A category as readers know it, by how an address writes it. */
export function blogCategory(slug: string | undefined): string | undefined {
  const name = known.find((category) => category.slug === slug)?.name;
  return name && categoryLabel(name);
}

/** The posts of a category; all of them for one that the form does not offer. */
export function blogCategoryHref(name: string): string {
  const { slug } = toOption(name);
  return blogHref({ category: blogCategory(slug) && slug });
}

import { blogCategories } from "@/lib/posts/blog/schema";

/** A blog category as shown. */
export function categoryLabel(category: string): string {
  return blogCategories.find(({ name }) => name === category)?.label ?? category;
}

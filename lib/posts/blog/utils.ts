import { blogCategories } from "@/lib/posts/blog/schema";

export function categoryLabel(category: string): string {
  return blogCategories.find(({ name }) => name === category)?.label ?? category;
}

import "server-only";
import { siteUrl } from "@/lib/platform/http/site-url";
import { itemList } from "@/lib/seo/json-ld";

/** Describes a list of tools to search engines. `first` is the place of the first of these in the whole list. */
export function toolItems(
  name: string,
  tools: { name: string; slug: string }[],
  total = tools.length,
  first = 1,
) {
  const items = tools.map((tool) => ({ name: tool.name, path: `/ai-tools/${tool.slug}` }));
  return itemList(siteUrl(), { name, items, total, first });
}

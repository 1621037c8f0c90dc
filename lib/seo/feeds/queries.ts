import "server-only";
import { tags } from "@/lib/platform/cache/tags";
import { getConfig } from "@/lib/config/queries";
import type { Feed } from "@/lib/seo/feeds/feed";
import { cachedTools } from "@/lib/tools/mutations-due";
import { type ListFilters, listHref } from "@/lib/list/utils-filters";
import { AppError } from "@/lib/platform/errors";
import { absoluteUrl } from "@/lib/platform/http/site-url";
import { listTools } from "@/lib/tools/queries";
import type { ToolDto } from "@/lib/tools/schema";

const newestTools = cachedTools(
  "newest-tools",
  async (filters: ListFilters): Promise<ToolDto[] | undefined> => {
    const { isUpcoming = false } = filters;
    return (
      await listTools({ ...filters, isUpcoming, sort: "newest", period: "all", page: 1, limit: feedLength })
    )?.items;
  },
  { tags: () => [tags.lists], tagsOf: (tools) => tools?.map(({ id }) => tags.tool(id)) ?? [] },
);
/** How many tools a feed has. */
const feedLength = 50;

/**
 * The tools of a list that were launched last. `labels` are what its filters are called.
 *
 * @throws AppError where there is no such list
 */
export async function getToolFeed(filters: ListFilters = {}, labels: string[] = []): Promise<Feed> {
  const [config, tools] = await Promise.all([getConfig(), newestTools(filters)]);
  if (!tools) throw noSuchList();
  return {
    title: `${config.siteName}: ${feedTitle(labels)}`,
    description: `AI tools as they are added to ${config.siteName}.`,
    home: absoluteUrl(listHref(filters)),
    search: listHref(filters, 1, ""),
    items: tools.map((tool) => ({
      url: absoluteUrl(`/ai-tools/${tool.slug}`),
      title: tool.name,
      text: tool.description,
      published: new Date(tool.launchDate ?? tool.createdAt),
      updated: new Date(tool.updatedAt),
      categories: [tool.category, ...tool.tags],
      image: absoluteUrl(tool.logo),
    })),
  };
}

/** What a feed of tools is called after the site's name. */
export const feedTitle = (labels: string[]) => ["new tools", ...labels].join(", ");

export const noSuchList = () => new AppError("not_found", "There is no such list of tools.");

import "server-only";
import { tags } from "@/lib/platform/cache/tags";
import { getConfig } from "@/lib/config/queries";
import type { Feed } from "@/lib/seo/feeds/feed";
import { cachedTools } from "@/lib/tools/mutations-due";
import { absoluteUrl } from "@/lib/platform/http/site-url";
import { listTools } from "@/lib/tools/queries";
import type { ToolDto } from "@/lib/tools/schema";

const newestTools = cachedTools(
  "newest-tools",
  async (): Promise<ToolDto[]> => {
    const page = await listTools({ sort: "newest", period: "all", isUpcoming: false, page: 1, limit: 50 });
    return page?.items ?? [];
  },
  { tags: () => [tags.lists], tagsOf: (tools) => tools.map(({ id }) => tags.tool(id)) },
);

/** The 50 tools that were launched last. */
export async function getToolFeed(): Promise<Feed> {
  const [config, tools] = await Promise.all([getConfig(), newestTools()]);
  return {
    title: `${config.siteName}: new tools`,
    description: `AI tools as they are added to ${config.siteName}.`,
    home: absoluteUrl("/"),
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

import { z } from "zod";
import { perSwitch } from "@/lib/tools/facts/utils-switches";
import { toolQuery } from "@/lib/tools/schema";

/** What narrows a list of tools, without its order and its pages. */
export const facetQuery = toolQuery.omit({ page: true, limit: true, sort: true });
export type FacetQuery = z.output<typeof facetQuery>;

const choices = z.array(z.object({ value: z.string(), count: z.int() }));

/** How many tools each choice would leave, together with the others that are on. */
export const toolFacets = z
  .object({
    pricing: choices,
    ...perSwitch(() => choices),
    platform: choices.meta({ description: "The most common first." }),
    integration: choices.meta({ description: "The most common first." }),
    maxPrice: choices,
    minRating: choices,
    isNew: choices,
    isTrending: choices,
    category: choices.meta({ description: "Slugs of canonical categories." }),
  })
  .meta({ id: "ToolFacets" });
export type ToolFacets = z.output<typeof toolFacets>;

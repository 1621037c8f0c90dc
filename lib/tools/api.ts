import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import {
  listedTool,
  suggestionsDto,
  suggestionDto,
  suggestionRequest,
  toolDetail,
  toolQuery,
} from "@/lib/tools/schema";
import { toolStatuses } from "@/lib/tools/schema-admin";

const contract = contractsOf({ tag: "Tools" });

export const listToolsApi = contract({
  method: "GET",
  path: "/api/tools",
  access: "public",
  summary: "Search, filter and sort the published tools; administrators may ask for any status",
  query: toolQuery.extend({
    status: z
      .enum([...toolStatuses, "all"], { error: 'Status is "draft", "published", "archived" or "all".' })
      .optional()
      .meta({
        description:
          "For administrators. With it the text is looked for in names, slugs and addresses, and the default order is the last changed first.",
      }),
  }),
  response: z.array(listedTool),
  kept: true,
  searches: true,
  paged: true,
});

export const getToolApi = contract({
  method: "GET",
  path: "/api/tools/{id}",
  access: "public",
  viewer: "optional",
  summary: "One published tool, by id or slug; administrators find those of any status",
  response: toolDetail,
});

export const suggestToolsApi = contract({
  method: "GET",
  path: "/api/tools/suggest",
  access: "public",
  summary: "At most five tools for what has been typed so far",
  query: z.object({ q: z.string().default("") }),
  response: z.array(suggestionDto),
  searches: true,
});

export const recommendToolsApi = contract({
  method: "POST",
  path: "/api/suggestions",
  access: "visitor",
  summary: "Up to six tools for a described use, each with the reasons, and what was understood of it",
  limit: { name: "suggestions", points: 30, seconds: 60 },
  body: suggestionRequest,
  response: suggestionsDto,
});

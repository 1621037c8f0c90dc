import { contract } from "@/lib/platform/http/contracts-of";
import { facetQuery, toolFacets } from "@/lib/tools/facets/schema";

export const listFacetsApi = contract({
  method: "GET",
  path: "/api/tools/facets",
  access: "public",
  tag: "Tools",
  summary: "How many tools each choice of a filter would leave, together with the filters that are on",
  query: facetQuery,
  response: toolFacets,
  searches: true,
});

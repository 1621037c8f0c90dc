import { noSuchCategory } from "@/lib/categories/queries";
import { handle } from "@/lib/platform/http/handle";
import { listFacetsApi } from "@/lib/tools/facets/api";
import { listFacets } from "@/lib/tools/facets/queries";

export const GET = handle(listFacetsApi, async ({ query }) => {
  const facets = await listFacets(query);
  if (!facets) throw noSuchCategory();
  return facets;
});

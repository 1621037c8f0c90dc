import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { listFacetsApi } from "@/lib/tools/facets/api";
import { listFacets } from "@/lib/tools/facets/queries";

export const GET = handle(listFacetsApi, async ({ query }) => {
  const facets = await listFacets(query);
  if (!facets)
    throw new AppError("invalid", "There is no such category.", {
      issues: [{ path: "category", message: "There is no such category." }],
    });
  return facets;
});

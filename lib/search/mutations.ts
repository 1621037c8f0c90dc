import "server-only";
import { db } from "@/lib/platform/db";

/**
 * Forgets combinations of facets, and sets of facts, that no tool has any more. Whoever counts or uses one holds the revision.
 */
export async function removeUnusedFacets(): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM search.revision FOR NO KEY UPDATE`;
    await tx.$executeRaw`DELETE FROM search.facet WHERE tools = 0`;
    await tx.$executeRaw`
      DELETE FROM search.fact_set WHERE NOT EXISTS (SELECT FROM search.facet WHERE facet.fact_set = fact_set.id)`;
  });
}

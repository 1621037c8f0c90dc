import "server-only";
import { db } from "@/lib/platform/db";

/**
 * Forgets combinations of facets, and sets of facts, that no tool has any more. Whoever counts or uses one holds the revision, which
 * tells processes that keep the counts to read them anew.
 */
export async function removeUnusedFacets(): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`UPDATE search.revision SET removed_in = pg_current_xact_id()`;
    await tx.$executeRaw`DELETE FROM search.facet WHERE tools = 0`;
    await tx.$executeRaw`
      DELETE FROM search.fact_set
      WHERE NOT EXISTS (SELECT FROM search.facet WHERE facet.fact_set = fact_set.id)
        AND NOT EXISTS (SELECT FROM search.entry WHERE NOT is_listed AND entry.fact_set = fact_set.id)`;
  });
}

/** Marks the tools that lead by trend, among which candidates are looked for first. */
export const markLeading = () => db.$executeRaw`SELECT search.mark_leading()`;

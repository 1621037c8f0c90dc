import { z } from "zod";
import { tableQuery } from "@/lib/platform/admin-list/schema";
import { mostSent } from "@/lib/searches/utils";

/** What was searched for, by nobody in particular. */

/** Longer searches are cut. */
export const maxQuery = 80;
export const keptDays = 30;

export const searchRecord = z
  .object({
    query: z.string().trim().min(1).max(mostSent),
    results: z.int().min(0).max(1_000_000_000).meta({ description: "How many were found." }),
    followed: z.boolean().optional().meta({ description: "Whether one of them was opened." }),
  })
  .meta({ id: "SearchRecord" });
export type SearchRecord = z.output<typeof searchRecord>;

export const searchesQuery = tableQuery(["searches", "missed", "followed", "query"]).extend({
  show: z
    .enum(["missed", "unfollowed"])
    .optional()
    .meta({ description: "Those that found nothing, or of which no result was opened." }),
});
export type SearchesQuery = z.output<typeof searchesQuery>;

/** What was searched for in the last 30 days, and how often. */
export const searchesRow = z
  .object({
    id: z.string(),
    query: z.string(),
    searches: z.int(),
    missed: z.int().meta({ description: "Searches that found nothing." }),
    followed: z.int().meta({ description: "Searches of which a result was opened." }),
  })
  .meta({ id: "Searches" });
export type SearchesRow = z.output<typeof searchesRow>;

import { z } from "zod";
import { limitUpTo, pageUpTo } from "@/lib/platform/input/schema";

/** Rows of a table of the back office on one page. */
export const tablePageSizes = [25, 50, 100] as const;
const maxTablePage = 200;

/**
 * The query of a list that is worked on in a table: free text, an order by one of `sorts` (the first is the plain
 * order), and the page. Extend it with the list's own filters.
 */
export function tableQuery<const S extends readonly [string, ...string[]]>(
  sorts: S,
  { order = "desc" as "asc" | "desc", limit = tablePageSizes[0] as number } = {},
) {
  return z.object({
    q: z.string().trim().max(200, "The search is at most 200 characters long.").default(""),
    sort: z.enum(sorts).default(sorts[0]),
    order: z.enum(["asc", "desc"]).default(order),
    page: pageUpTo(1_000_000),
    limit: limitUpTo(maxTablePage, limit),
  });
}
/** Where a row is to stand in an order that people make. */
export const placement = z.object({
  place: z
    .number({ error: "The place is a number from 1." })
    .int("The place is a whole number.")
    .min(1, "The place is at least 1.")
    .max(1_000_000, "The place is at most 1,000,000.")
    .meta({ description: "From 1; more than there are is the last." }),
});
/** A row's place in such an order, for administrators. */
export const place = z.number().int().optional().meta({
  description: "Its place in the order of the site, from 1. Told to administrators only.",
});

import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Phrases } from "@/lib/search/understanding/text";

/**
 * What people ask for that no tool of a directory of software does: a text that is nearer to one of these than to any task has
 * no answer here, and is told so instead of being given the least wrong one. Imported, half a megabyte would be in the code of
 * each route that searches.
 */
export const readElsewhere = (): Phrases[] =>
  JSON.parse(
    readFileSync(path.join(process.cwd(), "lib/search/understanding/elsewhere.json"), "utf8"),
  ) as Phrases[];

import type { Said } from "@/components/home/search-note";
import { readSearch } from "@/lib/tools/queries-search";
import { constraintLabel } from "@/lib/tools/recommendations/constraints";

/** What a search says that no filter shows, in a person's words. */
export async function tellSaid(q: string | undefined): Promise<Said> {
  const { conditions = [], unmet = [] } = q ? await readSearch(q) : {};
  return { conditions: conditions.map(constraintLabel), unmet };
}

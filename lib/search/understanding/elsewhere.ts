import phrases from "@/lib/search/understanding/elsewhere.json";
import type { Phrases } from "@/lib/search/understanding/text";

/**
 * What people ask for that no tool of a directory of software does: a text that is nearer to one of these than to any task has
 * no answer here, and is told so instead of being given the least wrong one.
 */
export const elsewhere: Phrases[] = phrases;

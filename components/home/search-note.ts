import type { Match } from "@/lib/search/utils-match";

/** What a search says that no filter shows: what narrows the list, and what no tool that fits is known to meet. */
export type Said = { conditions: string[]; unmet: string[] };

/** What is said of tools that may not be what was asked for. */
const caveats: Partial<Record<Match, string>> = {
  spelling: "No tool matches this spelling. These match words like it:",
  mention: "No tool is made for just this. These mention it:",
  few: "Some of these match every word, the others come nearest:",
  some: "No tool matches every word. These come nearest:",
  instead: "The tool of this name does not have all of this. These can stand in for it:",
};

/** What is said of a list beside its filters. */
export function noteOf({ conditions, unmet }: Said, match?: Match): string | undefined {
  const parts = [
    conditions.length > 0 && `Narrowed by the words of the search: ${conditions.join(", ")}.`,
    unmet.length > 0 && `Not known of any tool that fits: ${unmet.join(", ")}.`,
    match && caveats[match],
  ];
  return parts.filter(Boolean).join(" ") || undefined;
}

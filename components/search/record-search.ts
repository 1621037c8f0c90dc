import { sendBeacon } from "@/lib/platform/http/utils-beacon";
import { mostSent } from "@/lib/searches/utils";

/** Counts a search without waiting for an answer; of a long one its beginning. */
export const recordSearch = (search: { query: string; results: number; followed?: boolean }): void =>
  sendBeacon("/api/searches", { ...search, query: search.query.trim().slice(0, mostSent) });

let sent: { typed: string; query?: string } | undefined;

/** Notes what somebody typed and sends off. The page that answers may have made filters of its words, or be another one. */
export function sendSearch(typed: string): void {
  sent = { typed };
}

/** What was typed for the search that a page shows, for as long as it is that one; what it shows, where nobody typed it. */
export function typedFor(query: string): string {
  if (sent && (sent.query ?? query) !== query) sent = undefined;
  if (!sent) return query;
  sent.query = query;
  return sent.typed;
}

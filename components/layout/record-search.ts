"use client";

import { useEffect } from "react";
import { sendBeacon } from "@/lib/platform/http/utils-beacon";

/** What has not changed for so long is what somebody wanted to type, milliseconds. */
const pause = 1_500;
const shortest = 3;

/** Counts a search without waiting for an answer. */
export const recordSearch = (search: { query: string; results: number; followed?: boolean }): void =>
  sendBeacon("/api/searches", search);

/** Counts what is searched for while somebody types; `results` is undefined while they are on their way. */
export function useSearchShown(query: string, results: number | undefined): void {
  useEffect(() => {
    if (query.length < shortest || results === undefined) return;
    const timer = setTimeout(() => recordSearch({ query, results }), pause);
    return () => clearTimeout(timer);
  }, [query, results]);
}

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

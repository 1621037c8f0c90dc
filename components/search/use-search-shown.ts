import { useEffect } from "react";
import { recordSearch } from "@/components/search/record-search";

/** What has not changed for so long is what somebody wanted to type, milliseconds. */
const pause = 1_500;
const shortest = 3;

/** Counts what is searched for while somebody types; `results` is undefined while they are on their way. */
export function useSearchShown(query: string, results: number | undefined): void {
  useEffect(() => {
    if (query.length < shortest || results === undefined) return;
    const timer = setTimeout(() => recordSearch({ query, results }), pause);
    return () => clearTimeout(timer);
  }, [query, results]);
}

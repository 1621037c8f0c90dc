import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "@/components/ui/browser-storage";

/**
 * Counts of votes that are newer than those of the page, which is cached: what the server confirmed to this browser, and
 * for as long as a call runs what it will probably confirm.
 */
type Count = { votes: number; at: number };

/** For how long a confirmed count is truer than that of a page: as long as pages and what they are made from are kept. */
const truerFor = 10 * 60_000;
const storageKey = "almanac-votes";
const mostStored = 50;

const listeners = new Set<() => void>();
let counts: Map<string, Count> | undefined;

function read(): Map<string, Count> {
  if (counts) return counts;
  counts = new Map();
  const stored = (readStored("localStorage", storageKey) ?? {}) as Record<string, Count | null>;
  for (const [id, count] of Object.entries(stored))
    if (count && Number.isSafeInteger(count.votes) && count.at > 0) counts.set(id, count);
  return counts;
}

const isTrue = ({ at }: Count) => Math.abs(Date.now() - at) < truerFor;

/** Shows this count of a tool, or a review, everywhere on the page; undefined: that of the page again. */
export function showVotes(id: string, votes: number | undefined): void {
  if (votes === undefined) read().delete(id);
  else read().set(id, { votes, at: Date.now() });
  for (const listener of listeners) listener();
}

/** The newer count of a tool, or a review, if there is one. */
export function newerVotes(id: string): number | undefined {
  const count = read().get(id);
  return count && isTrue(count) ? count.votes : undefined;
}

/** Keeps a confirmed count over the next reload. */
export function confirmVotes(id: string, votes: number): void {
  showVotes(id, votes);
  const recent = [...read()].filter(([, count]) => isTrue(count)).sort(([, a], [, b]) => b.at - a.at);
  writeStored("localStorage", storageKey, Object.fromEntries(recent.slice(0, mostStored)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The votes of a tool, or a review, as far as this browser knows.
 *
 * @param shown what the page says; the first render shows that, like the server's
 */
export function useVotes(id: string, shown: number): number {
  return useSyncExternalStore(
    subscribe,
    () => newerVotes(id) ?? shown,
    () => shown,
  );
}

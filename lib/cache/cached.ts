import "server-only";
import { revalidateTag, unstable_cache } from "next/cache";
import { cache } from "react";

/** What one request has read so far; outside of a page every call gets an empty one. */
const readInRequest = cache(() => new Map<string, Promise<unknown>>());

/**
 * The only module that knows how pages and queries are cached.
 *
 * Wraps a query so that its result is kept until one of its tags is invalidated, and for `seconds` at most. Results
 * must be plain JSON (dates as text). Arguments become the key: give it only values from small closed sets, never
 * free text that a visitor typed.
 *
 * Looking something up and parsing it takes time, and layout, metadata and page ask for the same: within one request it
 * is done once. They share the result, so nobody may change it.
 */
export function cached<Args extends unknown[], T>(
  name: string,
  query: (...args: Args) => Promise<T>,
  options: { tags: (...args: Args) => string[]; seconds: number },
): (...args: Args) => Promise<T> {
  return (...args) => {
    const key = JSON.stringify(args);
    const read = readInRequest();
    const id = `${name} ${key}`;
    const before = read.get(id) as Promise<T> | undefined;
    if (before) return before;
    const result = unstable_cache(() => query(...args), [name, key], {
      tags: options.tags(...args),
      revalidate: options.seconds,
    })();
    read.set(id, result);
    return result;
  };
}

/** Drops everything that was cached under these tags; the next request sees what was written. */
export function invalidate(...tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/**
 * Ties the page that is being made to these tags, for what it reads without {@link cached}: it is made anew once one of
 * them is invalidated, and after `seconds` at the latest.
 */
export async function tie(tags: string[], seconds: number): Promise<void> {
  await unstable_cache(async () => true, ["tie", ...tags], { tags, revalidate: seconds })();
}

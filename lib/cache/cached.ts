import "server-only";
import { LRUCache } from "lru-cache";
import { revalidateTag, unstable_cache } from "next/cache";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";
import { cache } from "react";
import { begun, drop, isFresh, type Moment } from "@/lib/cache/freshness.mjs";

/** What one request has read so far; outside of a page every call gets an empty one. */
const readInRequest = cache(() => new Map<string, Promise<unknown>>());

type Kept = { result: unknown; tags: string[]; moment: Moment };

// Pages and interface routes are bundled apart and each have a copy of this module; what one drops, all must forget.
const shared = globalThis as { almanacReadLately?: LRUCache<string, Kept> };

/**
 * What was read in the last second, for pages that are made for each request: finding and parsing it again is a good
 * part of making one. Only results are here that the framework's cache has too.
 */
const readLately = (shared.almanacReadLately ??= new LRUCache({ max: 200, ttl: 1000 }));

/**
 * Whether a page is being made for one request. A page that is kept must read from the framework, which writes down
 * the tags that the page depends on.
 */
const isPerRequest = () => workUnitAsyncStorage.getStore()?.type === "request";

/**
 * The only module that knows how pages and queries are cached.
 *
 * Wraps a query so that its result is kept until one of its tags is invalidated, and for `seconds` at most. Results
 * must be plain JSON (dates as text). Arguments become the key: give it only values from small closed sets, never
 * free text that a visitor typed.
 *
 * Layout, metadata and page ask for the same, so within one request it is read once. All share the result: nobody may
 * change it.
 */
export function cached<Args extends unknown[], T>(
  name: string,
  query: (...args: Args) => Promise<T>,
  options: { tags: (...args: Args) => string[]; seconds: number },
): (...args: Args) => Promise<T> {
  return (...args) => {
    const key = JSON.stringify(args);
    const id = `${name} ${key}`;
    const read = readInRequest();
    const before = read.get(id) as Promise<T> | undefined;
    if (before) return before;
    const tags = options.tags(...args);
    const fromFramework = unstable_cache(() => query(...args), [name, key], {
      tags,
      revalidate: options.seconds,
    });
    const result = isPerRequest() ? lately(id, tags, fromFramework) : fromFramework();
    read.set(id, result);
    return result;
  };
}

async function lately<T>(id: string, tags: string[], read: () => Promise<T>): Promise<T> {
  const kept = readLately.get(id);
  if (kept && isFresh(kept.tags, kept.moment)) return kept.result as T;
  const moment = begun();
  const result = await read();
  readLately.set(id, { result, tags, moment });
  return result;
}

/**
 * Drops everything that was cached under these tags; the next request sees what was written, on other instances too
 * once `settled` was waited for (lib/cache/freshness.mjs), which handle() does before it answers.
 */
export function invalidate(...tags: string[]): void {
  drop(tags);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/**
 * Ties the page that is being made to these tags, for what it reads without {@link cached}: it is made anew once one of
 * them is invalidated, and after `seconds` at the latest.
 */
export async function tie(tags: string[], seconds: number): Promise<void> {
  await unstable_cache(async () => true, ["tie", ...tags], { tags, revalidate: seconds })();
}

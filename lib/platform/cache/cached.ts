import "server-only";
import { invalidateTags } from "@/lib/platform/cache/invalidations.mjs";
import { currentRequest, requestStore } from "@/lib/platform/cache/request-store.mjs";
import { shareResult, takeSharedResult } from "@/lib/platform/cache/shared-results.mjs";
import { type Entry, TaggedCache } from "@/lib/platform/cache/tagged-cache.mjs";
import { mergeValidity, newValidity } from "@/lib/platform/cache/validity.mjs";

type Result = { value: unknown; bytes: number };
export type Options<Args extends unknown[], T> = {
  tags: (...args: Args) => string[];
  tagsOf?: (result: T) => string[];
  until?: (...args: Args) => Promise<Date | null>;
  untilOf?: (result: T) => Date | null;
};

const maxBytes = 16 * 1024 * 1024;
// Pages and interface routes are bundled apart and each have a copy of this module.
const shared = globalThis as { almanacResults?: TaggedCache<Result> };
const results = (shared.almanacResults ??= new TaggedCache<Result>({
  maxBytes,
  sizeOf: ({ bytes }) => bytes,
}));

const isOff = () => process.env.CACHE === "off";

/**
 * The only module that keeps results of queries.
 *
 * A result is kept until one of its tags is invalidated, until the moment at which it changes by itself, and for a minute
 * at most. Whatever is made from it (another cached query, a page, an answer of the interface) inherits its tags and its
 * end. Results must be plain JSON (dates as text) and are shared: nobody may change them. A failure is not kept.
 *
 * @param name of the query, unique
 * @param options.tags what makes a result old when it is invalidated (lib/platform/cache/tags.ts)
 * @param options.tagsOf more of them, which follow from the result
 * @param options.until the next moment at which a result changes by itself, such as the next `publishedAt`. It and the
 *   query take the time from this process; it is asked before the query, so that a moment between them ends the result.
 * @param options.untilOf such a moment that follows from the result: at which what is shown of it changes
 */
export function cached<Args extends unknown[], T>(
  name: string,
  query: (...args: Args) => Promise<T>,
  options: Options<Args, T>,
): (...args: Args) => Promise<T> {
  return async (...args) => {
    const key = JSON.stringify([name, ...args]);
    const make = () => makeResult(key, args, query, options);
    const { value, validity } = isOff() ? await make() : await results.get(key, make);
    const request = currentRequest();
    if (request) mergeValidity(request.validity, validity);
    return value.value as T;
  };
}

async function makeResult<Args extends unknown[], T>(
  key: string,
  args: Args,
  query: (...args: Args) => Promise<T>,
  { tags, tagsOf, until, untilOf }: Options<Args, T>,
): Promise<Entry<Result>> {
  const validity = newValidity(tags(...args));
  const found = isOff() ? undefined : await takeSharedResult(key);
  if (found) return found;
  // What the query reads through other cached queries counts as its own.
  const [end, value] = await requestStore.run({ ...currentRequest(), validity }, async () => {
    const moment = await until?.(...args);
    return [moment, await query(...args)] as const;
  });
  for (const moment of [end, untilOf?.(value)])
    if (moment) validity.until = Math.min(validity.until, moment.getTime());
  for (const tag of tagsOf?.(value) ?? []) validity.tags.add(tag);
  const entry = { value: { value, bytes: JSON.stringify(value ?? null).length * 2 }, validity };
  if (!isOff()) shareResult(key, entry);
  return entry;
}

/**
 * Invalidates every cached result and answer with one of these tags, so that the next reader sees the write. Other
 * instances and shared caches have followed once `invalidationsSent` resolves, which handle() awaits before it answers.
 */
export const invalidate = (...tags: string[]): void => invalidateTags(tags);

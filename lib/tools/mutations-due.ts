import "server-only";
import { cached, invalidate, type Options } from "@/lib/platform/cache/cached";
import { earliest } from "@/lib/platform/cache/expiry";
import { currentRequest, requestStore } from "@/lib/platform/cache/request-store.mjs";
import { tags } from "@/lib/platform/cache/tags";
import { newValidity } from "@/lib/platform/cache/validity.mjs";
import { db } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { omit } from "@/lib/tools/mapper";
import { tagsOfChange } from "@/lib/tools/tags";

const keptNext = cached(
  "next-launch",
  async () => {
    const { _min } = await db.tool.aggregate({
      where: { isUpcoming: true, status: "published" },
      _min: { launchDate: true },
    });
    return _min.launchDate?.toISOString() ?? null;
  },
  { tags: () => [tags.launches], untilOf: (next) => (next === null ? null : new Date(next)) },
);

/** When the next tool launches. What shows tools has tags of its own for a date that changes. */
async function nextDate(): Promise<Date | null> {
  const next = await requestStore.run({ ...currentRequest(), validity: newValidity() }, () => keptNext());
  return next === null ? null : new Date(next);
}

/**
 * Launches the published tools whose time has come, and answers when the next will; null when none is announced. Whoever reads
 * tools does so first, so that nothing has to run at that moment; while nothing is due it costs nothing. Readers don't fail over it.
 */
export async function launchDueTools(): Promise<Date | null> {
  let next = null;
  try {
    next = await nextDate();
    if (!next || next.getTime() > Date.now()) return next;
    await launch(new Date());
    return await nextDate();
  } catch (error) {
    log.warn({ err: error }, "tools that are due could not be launched");
    // What could not be launched ends at once what is read now: the next reader tries again.
    return next;
  }
}

async function launch(now: Date): Promise<void> {
  const where = { isUpcoming: true, status: "published", launchDate: { lte: now } };
  const launched = await db.tool.updateManyAndReturn({
    where,
    data: { isUpcoming: false, updatedAt: now },
    omit,
  });
  // updateMany returns no previous rows; this is the only field that changed.
  invalidate(
    ...new Set(
      launched.flatMap((after) =>
        tagsOfChange({ ...after, isUpcoming: true, updatedAt: new Date(0) }, after),
      ),
    ),
  );
}

/** {@link cached} for what shows tools: those that are due are launched first, and the next launch ends it. */
export function cachedTools<Args extends unknown[], T>(
  name: string,
  query: (...args: Args) => Promise<T>,
  options: Options<Args, T>,
) {
  const until = async (...args: Args) =>
    earliest(...(await Promise.all([options.until?.(...args), launchDueTools()])));
  return cached(name, query, { ...options, until });
}

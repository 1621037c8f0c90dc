import "server-only";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterStoreAbstract } from "rate-limiter-flexible";
import { pool } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { inRedis, secondsToWait } from "@/lib/platform/rate-limit/limiter.mjs";
import type { RateLimit } from "@/lib/platform/rate-limit/schema";

const shared = globalThis as {
  almanacLimits?: Map<string, RateLimiterStoreAbstract>;
  /** Opened by the server, when there is a REDIS_URL (lib/platform/cache/redis.mjs). */
  almanacRedis?: Redis;
};

type Counted = RateLimit & { blocks?: boolean };

function limiter(limit: Counted): RateLimiterStoreAbstract {
  const limiters = (shared.almanacLimits ??= new Map());
  const known = limiters.get(limit.name);
  if (known) return known;
  const made = inRedis(limit, shared.almanacRedis, inPostgres(limit));
  limiters.set(limit.name, made);
  return made;
}

/** Counts in the database, where there is no Redis or while it is away. */
function inPostgres({ name, points, seconds, blocks = true }: Counted): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    // A client that is over its limit costs no more queries.
    inMemoryBlockOnConsumed: blocks ? points + 1 : 0,
    // While the database is away each process counts for itself.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  });
}

// What is counted of an account may be taken back by another instance, so none remembers that it is used up.
const ofAccount = ({ name, points, seconds }: RateLimit): Counted => ({
  name: `${name}-account`,
  points,
  seconds,
  blocks: false,
});
const ofAddress = ({ name, points, seconds, addressPoints = points }: RateLimit): RateLimit => ({
  name,
  points: addressPoints,
  seconds,
});

/** Counts a call of an account, or for an e-mail address, against a limit; see {@link consume}. */
export const consumeOfAccount = (limit: RateLimit, account: string): Promise<void> =>
  consume(ofAccount(limit), account);

/** Counts a call from a client address, which may make more where the limit says so; see {@link consume}. */
export const consumeOfAddress = (limit: RateLimit, address: string): Promise<void> =>
  consume(ofAddress(limit), address);

/** Takes back what a call of an account, or for an e-mail address, was counted for. */
export async function giveBackAccount(limit: RateLimit, account: string): Promise<void> {
  await limiter(ofAccount(limit)).reward(account);
}

/** Forgets the calls that were counted of an account, or for an e-mail address, on every instance. */
export async function forgetAccount(limit: RateLimit, account: string): Promise<void> {
  await limiter(ofAccount(limit)).delete(account);
}

/** Takes back what a call from a client address was counted for. */
export async function giveBackAddress(limit: RateLimit, address: string): Promise<void> {
  await limiter(ofAddress(limit)).reward(address);
}

/**
 * Counts one call of `key` against a limit that all instances share. Over it: 429 with `Retry-After` in seconds.
 */
export async function consume(limit: RateLimit, key: string): Promise<void> {
  const seconds = await secondsToWait(limiter(limit), key);
  if (seconds > 0)
    throw new AppError("rate_limited", undefined, { headers: { "Retry-After": String(seconds) } });
}

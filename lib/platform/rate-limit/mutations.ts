import "server-only";
import type { Redis } from "ioredis";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from "rate-limiter-flexible";
import { pool } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import type { RateLimit } from "@/lib/platform/rate-limit/schema";

const shared = globalThis as {
  almanacLimits?: Map<string, RateLimiterStoreAbstract>;
  /** Opened by the server, when there is a REDIS_URL (lib/platform/cache/redis.mjs). */
  almanacRedis?: Redis;
};

function limiter(limit: RateLimit): RateLimiterStoreAbstract {
  const limiters = (shared.almanacLimits ??= new Map());
  const known = limiters.get(limit.name);
  if (known) return known;
  const made = inRedis(limit, inPostgres(limit));
  limiters.set(limit.name, made);
  return made;
}

/** Counts in Redis, and in the database while Redis is away. Without Redis in the database alone. */
function inRedis({ name, points, seconds }: RateLimit, insuranceLimiter: RateLimiterPostgres) {
  if (!shared.almanacRedis) return insuranceLimiter;
  return new RateLimiterRedis({
    storeClient: shared.almanacRedis,
    rejectIfRedisNotReady: true,
    keyPrefix: `almanac:limit:${name}`,
    points,
    duration: seconds,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter,
  });
}

function inPostgres({ name, points, seconds }: RateLimit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    // A client that is over its limit costs no more queries.
    inMemoryBlockOnConsumed: points + 1,
    // While the database is away each process counts for itself.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  });
}

/**
 * Counts one call of `key` against a limit that all instances share. Over it: 429 with `Retry-After` in seconds.
 */
export async function consume(limit: RateLimit, key: string): Promise<void> {
  try {
    await limiter(limit).consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new AppError("rate_limited", undefined, { headers: { "Retry-After": String(seconds) } });
  }
}

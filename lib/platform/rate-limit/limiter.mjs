import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

/**
 * Counts in the Redis that all instances share, if there is one, and with `alone` while it is away.
 *
 * @template {import("rate-limiter-flexible").RateLimiterAbstract} T
 * @param {import("./schema").RateLimit & { blocks?: boolean }} limit `blocks`: whether each instance remembers who is over it
 * @param {import("ioredis").Redis | undefined} redis
 * @param {T} alone
 */
export function inRedis({ name, points, seconds, blocks = true }, redis, alone) {
  if (!redis) return alone;
  return new RateLimiterRedis({
    storeClient: redis,
    rejectIfRedisNotReady: true,
    keyPrefix: `almanac:limit:${name}`,
    points,
    duration: seconds,
    // A client that is over its limit costs no more commands.
    inMemoryBlockOnConsumed: blocks ? points + 1 : 0,
    insuranceLimiter: alone,
  });
}

/**
 * Counts one call of `key`.
 *
 * @param {import("rate-limiter-flexible").RateLimiterAbstract} limiter
 * @param {string} key
 * @returns {Promise<number>} the seconds after which it may go on; 0: it may
 */
export const secondsToWait = (limiter, key) =>
  limiter.consume(key).then(
    () => 0,
    (reason) => {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    },
  );

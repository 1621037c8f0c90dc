import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

/** Searches that one address may have made anew: more than a person types, also with a few others behind the same one. */
export const searchLimit = { name: "searches", points: 180, seconds: 60 };

/**
 * Counts searches of each address, without the database: in Redis where instances share one, else in this process.
 *
 * @param {import("ioredis").Redis} [redis]
 * @returns {(client: string) => Promise<number>} the seconds after which an address may go on; 0: it may
 */
export function countSearches(redis) {
  const { name, points, seconds } = searchLimit;
  const alone = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const limiter = redis
    ? new RateLimiterRedis({
        storeClient: redis,
        rejectIfRedisNotReady: true,
        keyPrefix: `almanac:limit:${name}`,
        points,
        duration: seconds,
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: alone,
      })
    : alone;
  return (client) =>
    limiter.consume(client).then(
      () => 0,
      (reason) => {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      },
    );
}

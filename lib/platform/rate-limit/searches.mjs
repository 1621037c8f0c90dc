import { RateLimiterMemory } from "rate-limiter-flexible";
import { inRedis, secondsToWait } from "./limiter.mjs";

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
  const limiter = inRedis(searchLimit, redis, alone);
  return (client) => secondsToWait(limiter, client);
}

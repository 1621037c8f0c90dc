import { skip } from "../output.mjs";

/** Takes away what instances keep in Redis: it was made of the former database. Where it is away there is nothing to take. */
export async function emptyRedis(url) {
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 2000 });
  redis.on("error", () => {});
  try {
    await redis.connect();
    let removed = 0;
    for await (const keys of redis.scanStream({ match: "almanac:*", count: 1000 }))
      if (keys.length > 0) removed += await redis.unlink(...keys);
    return `Redis emptied (${removed} keys)`;
  } catch (error) {
    return skip(
      `Redis could not be emptied (${error.message}): restart it before the site, unless it keeps nothing`,
    );
  } finally {
    redis.disconnect();
  }
}

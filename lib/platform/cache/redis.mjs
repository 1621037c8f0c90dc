import { openInvalidationStream } from "./invalidation-stream.mjs";

/** How often Redis is pinged, milliseconds, and how many pings in a row may stay unanswered. */
const heartbeat = 1_000;
const maxUnansweredPings = 2;
const longestPause = 1_000;

/**
 * Connects this process to the Redis that all instances share, for invalidations, results of queries and rate limits.
 * While it is away every instance goes on alone, as without one; `say` hears of it once.
 *
 * @param {string | undefined} url redis://… or rediss://…; without one there is nothing to connect
 * @param {(message: string) => void} say
 */
export async function connectRedis(url, say) {
  if (!url) return { close: async () => {} };
  if (!/^rediss?:\/\//.test(url)) throw new Error("REDIS_URL begins with redis:// or rediss://.");
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, {
    connectTimeout: maxUnansweredPings * heartbeat,
    // A command that can't be sent now fails at once: the caller goes on without Redis.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, longestPause),
    // What waits on a connection that was given up fails when that is closed; its other side may never say so.
    disconnectTimeout: 100,
    // The server has become a replica: connecting again resolves the name to the new primary.
    reconnectOnError: (error) => error.message.startsWith("READONLY"),
  });
  let away = false;
  const lost = (/** @type {Error} */ error) => {
    if (!away) say(`Redis is away; this server goes on alone: ${error.message}`);
    away = true;
  };
  redis.on("error", lost);
  redis.on("close", () => lost(new Error("the connection was closed")));
  redis.on("ready", () => {
    if (away) say("Redis is back.");
    away = false;
  });
  const stopWatching = watch(redis, lost);
  const stream = openInvalidationStream(redis, {
    trouble: (error) => say(`Redis refuses: ${error.message}`),
  });
  const shared = /** @type {{ almanacRedis?: typeof redis }} */ (globalThis);
  shared.almanacRedis = redis;
  await firstConnection(redis);
  await stream.receive();
  return {
    close: async () => {
      stopWatching();
      stream.close();
      shared.almanacRedis = undefined;
      redis.removeAllListeners("close").disconnect();
    },
  };
}

/**
 * Closes a connection that does not answer any more, so that commands waiting on it fail. It counts unanswered pings
 * and not seconds: a process that was busy itself reads the answers before it sends the next ping.
 *
 * @param {import("ioredis").Redis} redis
 * @param {(error: Error) => void} lost
 */
function watch(redis, lost) {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (redis.status !== "ready" && redis.status !== "connect") return;
    if (unanswered > maxUnansweredPings) {
      unanswered = 0;
      lost(new Error("it does not answer"));
      return redis.disconnect(true);
    }
    unanswered++;
    if (redis.status === "ready")
      redis.ping().then(
        () => (unanswered = 0),
        () => {},
      );
  }, heartbeat).unref();
  redis.on("ready", () => (unanswered = 0));
  return () => clearInterval(timer);
}

/** Waits for the first connection, or until it has failed once. @param {import("ioredis").Redis} redis */
function firstConnection(redis) {
  return new Promise((resolve) => {
    for (const event of ["ready", "error", "close"]) redis.once(event, resolve);
  });
}

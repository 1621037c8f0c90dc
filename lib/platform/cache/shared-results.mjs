import { readFileSync } from "node:fs";
import { currentVersion, isCurrentAnywhere } from "./invalidations.mjs";
import { lifetime } from "./tagged-cache.mjs";

/** Longer results are not worth sending, characters. */
const longest = 1024 * 1024;
/** Part of the key: another build may compute something else for the same query. @type {string | undefined} */
let build;

function sharedKey(/** @type {string} */ key) {
  build ??= readFileSync(".next/BUILD_ID", "utf8").trim();
  return `almanac:result:${build}:${key}`;
}

/** The connection that the server has opened (redis.mjs), while it stands. */
function connection() {
  const { almanacRedis } = /** @type {{ almanacRedis?: import("ioredis").Redis }} */ (globalThis);
  return almanacRedis?.status === "ready" ? almanacRedis : undefined;
}

/**
 * The result of a query that another instance has made, if it is current.
 *
 * @param {string} key
 * @returns {Promise<import("./tagged-cache.mjs").Entry<any> | undefined>}
 */
export async function takeSharedResult(key) {
  const redis = connection();
  const text = redis && (await redis.get(sharedKey(key)).catch(() => null));
  if (!text) return undefined;
  const { id, tags, until, asOf, value } = JSON.parse(text);
  const now = Date.now();
  // No await from here on: an invalidation could arrive between the check and the use.
  if ((until ?? Infinity) <= now || now - asOf >= lifetime || !isCurrentAnywhere(tags, id)) return undefined;
  return {
    value,
    validity: { version: currentVersion(), tags: new Set(tags), until: until ?? Infinity, asOf },
  };
}

/** Lets other instances have a result. @param {string} key @param {import("./tagged-cache.mjs").Entry<any>} entry */
export function shareResult(key, { value, validity: { version, tags, until, asOf } }) {
  const redis = connection();
  if (!redis || !version.id) return;
  const text = JSON.stringify({
    id: version.id,
    tags: [...tags],
    until: until === Infinity ? null : until,
    asOf,
    value,
  });
  if (text.length <= longest) redis.set(sharedKey(key), text, "PX", lifetime).catch(() => {});
}

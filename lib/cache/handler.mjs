import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { begun, isFresh, isFreshAnywhere } from "./freshness.mjs";

const require = createRequire(import.meta.url);
const { default: FileSystemCache } = require("next/dist/server/lib/incremental-cache/file-system-cache.js");

/** Longer results are not worth sending, characters. */
const longest = 1024 * 1024;

/**
 * When the making of what is kept began. Without an entry: a page of the build.
 * @type {WeakMap<object, import("./freshness.mjs").Moment>}
 */
const moments = new WeakMap();
/** @type {string | undefined} */
let buildId;

/**
 * The framework's cache in memory, which forgets what was invalidated since its making began. Results of queries are
 * shared through Redis when there is one; pages, which are large and quickly made from those, stay with each instance.
 * The framework loads this file when the server starts (see next.config.ts).
 */
export default class CacheHandler extends FileSystemCache {
  constructor(context) {
    super(context);
    buildId ??= readBuildId(context.serverDistDir);
  }

  async get(key, context) {
    const found = await super.get(key, context);
    const moment = found && moments.get(found.value);
    if (found && (!moment || isFresh(tagsOf(found.value, context), moment))) return found;
    return context.kind === "FETCH" ? await this.#take(key, context) : null;
  }

  async set(key, value, context) {
    // When making it anew failed, the framework keeps the old one for longer: that is no younger than it was.
    const moment = (value && moments.get(value)) ?? begun();
    if (value) moments.set(value, moment);
    await super.set(key, value, context);
    if (value?.kind === "FETCH" && moment.id) this.#share(key, value, moment.id);
  }

  /** The result of a query that another instance has made. */
  async #take(key, context) {
    const text = await redis()
      ?.get(sharedKey(key))
      .catch(() => null);
    if (!text) return null;
    const { id, lastModified, value } = JSON.parse(text);
    // From here on nothing is waited for, so that no invalidation comes between.
    if (!isFreshAnywhere(tagsOf(value, context), id)) return null;
    const moment = begun();
    moments.set(value, moment);
    const kept = { value, lastModified };
    FileSystemCache.memoryCache?.set(key, kept);
    return kept;
  }

  #share(key, value, id) {
    const seconds = Math.floor(value.revalidate);
    if (!(seconds > 0) || value.data.body.length > longest) return;
    const text = JSON.stringify({ id, lastModified: Date.now(), value });
    redis()
      ?.set(sharedKey(key), text, "EX", seconds)
      .catch(() => {});
  }
}

/** The connection that the server has opened (lib/cache/redis.mjs), while it stands. */
function redis() {
  const { almanacRedis } = /** @type {{ almanacRedis?: import("ioredis").Redis }} */ (globalThis);
  return almanacRedis?.status === "ready" ? almanacRedis : undefined;
}

/** Another build may make something else of the same key. */
const sharedKey = (key) => `almanac:result:${buildId}:${key}`;

function readBuildId(serverDistDir) {
  return readFileSync(path.join(serverDistDir, "../BUILD_ID"), "utf8").trim();
}

function tagsOf(value, context) {
  if (context.kind === "FETCH") return [...(context.tags ?? []), ...(context.softTags ?? [])];
  const header = value?.headers?.["x-next-cache-tags"];
  return typeof header === "string" ? header.split(",") : [];
}

import { applyInvalidations, invalidateEverything, addListener, lastStreamId } from "./invalidations.mjs";

/** A stream of Redis with the tags that were invalidated, by whichever instance, in one order for all. */
const streamKey = "almanac:invalidated";
const field = "tags";
/** How many of them Redis keeps, roughly. */
const mostKept = 10_000;
/** An instance that is further behind invalidates everything. Less than Redis keeps, so that none is missed. */
const mostRead = 1_000;
/** What one message names; of more, everything is invalidated. */
const mostTags = 1_000;
const everything = "*";
/** How often an instance without requests catches up, milliseconds. */
const pause = 1_000;

/**
 * Publishes what is invalidated here to other instances, and applies what they invalidate. A write waits for `sent`
 * before it is answered and a request waits for `receive` before it is handled, so that it sees every write that was
 * answered before.
 *
 * @param {import("ioredis").Redis} redis
 * @param {{ trouble: (error: Error) => void }} options `trouble` hears of what Redis refuses, once while it does
 */
export function openInvalidationStream(redis, { trouble }) {
  /** What Redis does not have yet. @type {Set<string>} */
  const unsent = new Set();
  /** @type {Set<Promise<void>>} */
  const sending = new Set();
  /** @type {Promise<void> | undefined} */
  let running;
  /** @type {Promise<void> | undefined} */
  let queued;
  const isReady = () => redis.status === "ready";
  /** What fails at the moment. @type {Set<string>} */
  const failing = new Set();
  const failed = (/** @type {string} */ what, /** @type {Error} */ error) => {
    // A lost connection is reported by redis.mjs.
    if (!isReady() || failing.has(what)) return;
    failing.add(what);
    trouble(error);
  };

  async function send() {
    if (unsent.size === 0 || !isReady()) return;
    const tags = [...unsent];
    unsent.clear();
    const message = JSON.stringify(tags.length > mostTags ? [everything] : tags);
    try {
      await redis.xadd(streamKey, "MAXLEN", "~", mostKept, "*", field, message);
      failing.delete("send");
    } catch (error) {
      for (const tag of tags) unsent.add(tag);
      failed("send", error);
    }
  }

  function publish(/** @type {string[]} */ tags) {
    for (const tag of tags) unsent.add(tag);
    const sent = send().finally(() => sending.delete(sent));
    sending.add(sent);
  }

  /** Reads on after the last known message. That one is read again: if it is gone, later ones may be gone too. */
  async function read() {
    const last = lastStreamId();
    const messages = last ? await redis.xrange(streamKey, last, "+", "COUNT", mostRead) : [];
    if (messages[0]?.[0] !== last || messages.length === mostRead) return await begin();
    for (const message of messages.slice(1)) apply(message);
  }

  /** Starts over, with the messages that Redis has now. */
  async function begin() {
    let messages = await redis.xrevrange(streamKey, "+", "-", "COUNT", mostRead);
    if (messages.length === 0) {
      const id = await redis.xadd(streamKey, "*", field, "[]");
      messages = id ? [[id, [field, "[]"]]] : [];
    }
    const [oldest, ...others] = messages.reverse();
    if (!oldest) throw new Error("Redis keeps no stream.");
    invalidateEverything(oldest[0]);
    for (const message of others) apply(message);
  }

  function apply(/** @type {[string, string[]]} */ [id, fields]) {
    const tags = JSON.parse(fields[fields.indexOf(field) + 1] ?? "[]");
    if (tags.includes(everything)) invalidateEverything(id);
    else applyInvalidations(id, tags);
  }

  function start() {
    running = read()
      .then(() => failing.delete("read"))
      .catch((error) => failed("read", error))
      .then(() => {
        running = undefined;
      });
    return running;
  }

  /** Requests share a read that has not started yet; one in progress may miss a later write. */
  function receive() {
    if (!isReady()) return undefined;
    if (queued) return queued;
    if (!running) return start();
    queued = running.then(() => {
      queued = undefined;
      return start();
    });
    return queued;
  }

  const catchUp = () => Promise.all([send(), receive()]);
  redis.on("ready", catchUp);
  const timer = setInterval(catchUp, pause).unref();
  const stream = { publish, sent: () => Promise.all(sending), receive };
  const stop = addListener(stream);
  return {
    ...stream,
    close: () => {
      clearInterval(timer);
      stop();
    },
  };
}

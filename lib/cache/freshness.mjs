import { AsyncLocalStorage } from "node:async_hooks";
import { LRUCache } from "lru-cache";

// What is kept, and whether it is still true. Every invalidation has a number, in the order in which this process came
// to know of them. What was made knows the number that was reached when its making began, and is true as long as none
// of its tags got a later one. So a page whose making began before a write, and ended after it, counts as old at once.
//
// Invalidations that came through Redis have an id there as well, which all instances understand.

/**
 * When the making of something began.
 * @typedef {{ seq: number, id: string | null }} Moment `seq`: in this process, `id`: the last one read from Redis
 */
/**
 * How other instances are told.
 * @typedef {{ publish: (tags: string[]) => void, settled: () => Promise<unknown>, sync: () => Promise<void> | undefined }} Feed
 */

const mostTags = 20_000;

function create() {
  const state = {
    seq: 0,
    /** @type {string | null} */
    position: null,
    /** What was made before this is not known to be true: tags that were dropped earlier may be forgotten. */
    floor: { seq: 0, id: /** @type {string | null} */ (null) },
    /** @type {LRUCache<string, { seq: number, id: string | null }>} */
    tags: new LRUCache({
      max: mostTags,
      dispose: (forgotten, _tag, reason) => {
        if (reason !== "evict") return;
        state.floor.seq = Math.max(state.floor.seq, forgotten.seq);
        if (forgotten.id && isLater(forgotten.id, state.floor.id)) state.floor.id = forgotten.id;
      },
    }),
    /** @type {Feed | undefined} */
    feed: undefined,
    /** @type {AsyncLocalStorage<Moment>} */
    requests: new AsyncLocalStorage(),
  };
  return state;
}

// The server, the cache's handler and each bundle of the framework have a copy of this module; the state is one.
const shared = /** @type {{ almanacFreshness?: ReturnType<typeof create> }} */ (globalThis);
const state = (shared.almanacFreshness ??= create());

/** Runs something for one request: all that is made meanwhile counts as begun now. @template T @param {() => T} run */
export const forRequest = (run) => state.requests.run(current(), run);

/** When what is being made began: with its request, or now. @returns {Moment} */
export const begun = () => state.requests.getStore() ?? current();

/** @returns {Moment} */
const current = () => ({ seq: state.seq, id: state.position });

/** Drops everything that has one of these tags, here at once and on other instances before their next request. */
export function drop(/** @type {string[]} */ tags) {
  state.seq++;
  for (const tag of tags) state.tags.set(tag, { seq: state.seq, id: null });
  state.feed?.publish(tags);
}

/** Waits until other instances can know what was dropped so far. */
export const settled = async () => void (await state.feed?.settled());

/** Learns what other instances have dropped. Nothing to wait for without others, or while Redis is away. */
export const sync = () => state.feed?.sync();

/** Whether something with these tags, made here, is still true. @param {string[]} tags @param {Moment} moment */
export function isFresh(tags, { seq }) {
  if (seq === state.seq) return true;
  return seq >= state.floor.seq && !tags.some((tag) => (state.tags.peek(tag)?.seq ?? 0) > seq);
}

/**
 * Whether something with these tags, made on any instance, is still true. A tag that was dropped here without having
 * come back from Redis yet has no id that could be compared.
 * @param {string[]} tags @param {string} id the last one that was known when its making began
 */
export function isFreshAnywhere(tags, id) {
  if (isLater(state.floor.id, id)) return false;
  return !tags.some((tag) => {
    const dropped = state.tags.peek(tag);
    return dropped && (dropped.id === null || isLater(dropped.id, id));
  });
}

/** Notes what was read from Redis. @param {string} id @param {string[]} tags */
export function learn(id, tags) {
  state.seq++;
  for (const tag of tags) state.tags.set(tag, { seq: state.seq, id });
  state.position = id;
}

/** Drops all that was made so far, wherever; what is known from now on begins at an id. @param {string} id */
export function dropAll(id) {
  state.seq++;
  state.tags.clear();
  state.floor = { seq: state.seq, id };
  state.position = id;
}

/** @param {Feed} [feed] how other instances are told from now on */
export function connect(feed) {
  state.feed = feed;
}

/** The last id that was read from Redis. */
export const position = () => state.position;

/** Whether an id of a Redis stream, "milliseconds-number", comes after another; none comes before all. */
function isLater(/** @type {string | null} */ one, /** @type {string | null} */ other) {
  if (one === null || other === null) return one !== null;
  const [ms = 0, n = 0] = one.split("-").map(Number);
  const [otherMs = 0, otherN = 0] = other.split("-").map(Number);
  return ms === otherMs ? n > otherN : ms > otherMs;
}

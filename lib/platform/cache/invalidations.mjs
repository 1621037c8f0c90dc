import { LRUCache } from "lru-cache";

// Every invalidation gets the next number of this process. A cached entry has the number that was reached when its
// computation started, and is valid while none of its tags got a later one. So an entry whose computation started
// before a write and ended after it is stale at once.
//
// Invalidations that came through Redis have an id there as well, which all instances understand.

/**
 * Which invalidations were known at a time.
 * @typedef {{ seq: number, id: string | null }} Version `seq`: in this process, `id`: the last one read from Redis
 */
/**
 * Receives what is invalidated here, to pass it on to other instances or to shared caches in front.
 * @typedef {object} Listener
 * @property {(tags: string[], others: Promise<unknown>) => void} publish `others`: until those who listened before know of it
 * @property {() => Promise<unknown>} sent
 * @property {() => Promise<void> | undefined} [receive]
 */

const mostTags = 20_000;

function create() {
  const state = {
    seq: 0,
    /** @type {string | null} */
    lastStreamId: null,
    /** Older entries count as stale: the memory of tags is bounded, and an evicted one may have been theirs. */
    floor: { seq: 0, id: /** @type {string | null} */ (null) },
    /** @type {LRUCache<string, Version>} */
    tags: new LRUCache({
      max: mostTags,
      dispose: (forgotten, _tag, reason) => {
        if (reason !== "evict") return;
        state.floor.seq = Math.max(state.floor.seq, forgotten.seq);
        if (forgotten.id && isLater(forgotten.id, state.floor.id)) state.floor.id = forgotten.id;
      },
    }),
    /** @type {Set<Listener>} */
    listeners: new Set(),
  };
  return state;
}

// The server and each bundle of the framework have a copy of this module; the state is one.
const shared = /** @type {{ almanacInvalidations?: ReturnType<typeof create> }} */ (globalThis);
const state = (shared.almanacInvalidations ??= create());

/** @returns {Version} */
export const currentVersion = () => ({ seq: state.seq, id: state.lastStreamId });

/** The number of invalidations that this process knows of. */
export const currentSeq = () => state.seq;

/** Makes old whatever has one of these tags: here at once, elsewhere once {@link invalidationsSent} is done. */
export function invalidateTags(/** @type {string[]} */ tags) {
  if (tags.length === 0) return;
  state.seq++;
  for (const tag of tags) state.tags.set(tag, { seq: state.seq, id: null });
  /** @type {Promise<unknown>[]} */
  const earlier = [];
  for (const listener of state.listeners) {
    listener.publish(tags, Promise.all(earlier));
    earlier.push(listener.sent());
  }
}

/** Waits until other instances and shared caches can know what was invalidated here so far. */
export const invalidationsSent = async () =>
  void (await Promise.all([...state.listeners].map((listener) => listener.sent())));

/** Reads what other instances have invalidated. Undefined when there is nothing to wait for. */
export function receiveInvalidations() {
  for (const { receive } of state.listeners) if (receive) return receive();
  return undefined;
}

/** Whether something with these tags, made in this process, is current. @param {Iterable<string>} tags @param {Version} version */
export function isCurrent(tags, { seq }) {
  if (seq === state.seq) return true;
  if (seq < state.floor.seq) return false;
  for (const tag of tags) if ((state.tags.peek(tag)?.seq ?? 0) > seq) return false;
  return true;
}

/**
 * Whether something with these tags, made on any instance, is current. A tag that was invalidated here without having come
 * back from Redis yet has no id that could be compared.
 * @param {string[]} tags @param {string} id the last one that was known when its making began
 */
export function isCurrentAnywhere(tags, id) {
  if (isLater(state.floor.id, id)) return false;
  return !tags.some((tag) => {
    const dropped = state.tags.peek(tag);
    return dropped && (dropped.id === null || isLater(dropped.id, id));
  });
}

/** Applies what other instances invalidated, as read from the Redis stream. @param {string} id @param {string[]} tags */
export function applyInvalidations(id, tags) {
  state.seq++;
  for (const tag of tags) state.tags.set(tag, { seq: state.seq, id });
  state.lastStreamId = id;
}

/** Invalidates every entry of every instance; the stream is read on after this id. @param {string} id */
export function invalidateEverything(id) {
  state.seq++;
  state.tags.clear();
  state.floor = { seq: state.seq, id };
  state.lastStreamId = id;
}

/** @param {Listener} listener told from now on @returns {() => void} ends that */
export function addListener(listener) {
  state.listeners.add(listener);
  return () => void state.listeners.delete(listener);
}

/** The last id that was read from Redis. */
export const lastStreamId = () => state.lastStreamId;

/** Whether an id of a Redis stream, "milliseconds-number", comes after another; none comes before all. */
function isLater(/** @type {string | null} */ one, /** @type {string | null} */ other) {
  if (one === null || other === null) return one !== null;
  const [ms = 0, n = 0] = one.split("-").map(Number);
  const [otherMs = 0, otherN = 0] = other.split("-").map(Number);
  return ms === otherMs ? n > otherN : ms > otherMs;
}

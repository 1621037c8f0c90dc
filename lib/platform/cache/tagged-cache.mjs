import { LRUCache } from "lru-cache";
import { currentSeq, isCurrent } from "./invalidations.mjs";

/**
 * The longest that an entry is fresh, milliseconds. Votes and views invalidate nothing, so they are shown this late at
 * most.
 */
export const lifetime = 60_000;

/** What an entry takes beside its value and key, and each of its tags, bytes: many small ones are little else. */
const ofEntry = 450;
const ofTag = 80;

/**
 * @template T
 * @typedef {object} Entry
 * @property {T} value
 * @property {import("./validity.mjs").Validity} validity
 * @property {boolean} [shortLived] kept in a small memory of its own, so that many of them cannot evict other entries
 * @property {boolean} [noStore] not kept
 */

/**
 * An in-memory cache whose entries end when one of their tags is invalidated, at their `until`, or after `lifetime`.
 * Readers of one key share a computation that is running, unless it started before a write that the reader must see.
 *
 * @template {{}} T
 */
export class TaggedCache {
  #kept;
  #shortLived;
  #grace;
  /** @type {Map<string, { startedSeq: number, promise: Promise<Entry<T>> }>} */
  #making = new Map();

  /**
   * @param {object} options
   * @param {number} options.maxBytes
   * @param {(value: T, key: string) => number} options.sizeOf bytes
   * @param {number} [options.grace] how long an older entry is still served while one refresh runs
   * (stale-while-revalidate), milliseconds
   */
  constructor({ maxBytes, sizeOf, grace = 0 }) {
    const sizeCalculation = (/** @type {Entry<T>} */ { value, validity }, /** @type {string} */ key) =>
      Math.ceil(sizeOf(value, key)) + 2 * key.length + ofEntry + ofTag * validity.tags.size;
    const memory = (/** @type {number} */ maxSize) =>
      /** @type {LRUCache<string, Entry<T>>} */ (
        new LRUCache({ maxSize, maxEntrySize: Math.ceil(maxSize / 4), sizeCalculation })
      );
    this.#kept = memory(maxBytes);
    this.#shortLived = memory(Math.ceil(maxBytes / 32));
    this.#grace = grace;
  }

  /** The entry, if it is valid and younger than `lifetime`. @param {string} key */
  peek(key) {
    const now = Date.now();
    const kept = this.#kept.get(key) ?? this.#shortLived.get(key);
    return kept && ageOf(kept, now) < lifetime && isValid(kept, now) ? kept : undefined;
  }

  /**
   * @param {string} key
   * @param {() => Promise<Entry<T>>} make notes its validity's version before it reads anything
   * @returns {Promise<Entry<T>>}
   */
  async get(key, make) {
    const arrived = { seq: currentSeq(), at: Date.now() };
    const kept = this.#kept.get(key) ?? this.#shortLived.get(key);
    if (kept && isValid(kept, arrived.at)) {
      const age = ageOf(kept, arrived.at);
      if (age < lifetime) return kept;
      if (age < lifetime + this.#grace) {
        // This reader gets the stale entry, so a failed refresh must not become an unhandled rejection.
        if (!this.#making.has(key)) this.#start(key, make).promise.catch(() => {});
        return kept;
      }
    }
    for (;;) {
      const running = this.#making.get(key);
      if (!running) return this.#start(key, make).promise;
      const entry = await running.promise;
      const { version, tags, until } = entry.validity;
      if ((running.startedSeq >= arrived.seq || isCurrent(tags, version)) && until > arrived.at) return entry;
      // Another reader may have started a newer computation meanwhile: that one stays.
      if (this.#making.get(key) === running) this.#making.delete(key);
    }
  }

  /** @param {string} key @param {() => Promise<Entry<T>>} make */
  #start(key, make) {
    const running = { startedSeq: currentSeq(), promise: make() };
    this.#making.set(key, running);
    running.promise
      .then((entry) => {
        // As little as a failure does it end what is still served meanwhile: a page that answers 500, for instance.
        if (entry.noStore) return;
        this.#kept.delete(key);
        this.#shortLived.delete(key);
        if (isValid(entry, Date.now())) (entry.shortLived ? this.#shortLived : this.#kept).set(key, entry);
      })
      .catch(() => {})
      .finally(() => {
        if (this.#making.get(key) === running) this.#making.delete(key);
      });
    return running;
  }

  get bytes() {
    return this.#kept.calculatedSize + this.#shortLived.calculatedSize;
  }
}

/** How long ago an entry was made; what a clock that was set back has of the future ends like what is past. @param {Entry<unknown>} entry @param {number} now */
const ageOf = ({ validity }, now) => Math.abs(now - validity.asOf);

/** @param {Entry<unknown>} entry @param {number} now */
function isValid({ validity }, now) {
  if (validity.until <= now || !isCurrent(validity.tags, validity.version)) return false;
  // No invalidation so far concerns its tags: the next check starts from here.
  validity.version.seq = currentSeq();
  return true;
}

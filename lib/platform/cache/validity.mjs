import { currentVersion } from "./invalidations.mjs";

/**
 * What a cached result or answer depends on, which decides how long it is served.
 *
 * @typedef {object} Validity
 * @property {import("./invalidations.mjs").Version} version the invalidations that were known when its making began
 * @property {Set<string>} tags it is old once one of these is invalidated
 * @property {number} until it changes by itself at this moment, milliseconds since 1970
 * @property {number} asOf when the oldest of what it was made from was read, milliseconds since 1970
 */

/** The validity of a computation that starts now. @param {Iterable<string>} [tags] @returns {Validity} */
export const newValidity = (tags) => ({
  version: currentVersion(),
  tags: new Set(tags),
  until: Infinity,
  asOf: Date.now(),
});

/** Adds the validity of a part to the whole: all tags, the earliest end. @param {Validity} whole @param {Validity} part */
export function mergeValidity(whole, part) {
  for (const tag of part.tags) whole.tags.add(tag);
  whole.until = Math.min(whole.until, part.until);
  whole.asOf = Math.min(whole.asOf, part.asOf);
}

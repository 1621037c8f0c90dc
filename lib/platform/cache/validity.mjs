import { currentVersion } from "./invalidations.mjs";

/**
 * What a result or an answer was made from, which decides how long it is true.
 *
 * @typedef {object} Validity
 * @property {import("./invalidations.mjs").Version} version the invalidations that were known when its making began
 * @property {Set<string>} tags it is old once one of these is invalidated
 * @property {number} until it changes by itself at this moment, milliseconds since 1970
 * @property {number} asOf when the oldest of what it was made from was read, milliseconds since 1970
 */

/** Of what begins to be made now. @param {Iterable<string>} [tags] @returns {Validity} */
export const newValidity = (tags) => ({
  version: currentVersion(),
  tags: new Set(tags),
  until: Infinity,
  asOf: Date.now(),
});

/** What is made from several things is as short-lived as the shortest-lived of them. @param {Validity} whole @param {Validity} part */
export function mergeValidity(whole, part) {
  for (const tag of part.tags) whole.tags.add(tag);
  whole.until = Math.min(whole.until, part.until);
  whole.asOf = Math.min(whole.asOf, part.asOf);
}

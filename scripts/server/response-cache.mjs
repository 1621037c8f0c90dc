import { currentRequest, runRequest } from "../../lib/platform/cache/request-store.mjs";
import { lifetime, TaggedCache } from "../../lib/platform/cache/tagged-cache.mjs";
import { encodingOf, send, toAnswer, variants } from "./send.mjs";

/** How long a 404 is kept, milliseconds. */
const notFoundLifetime = 5_000;
/** A tag that every answer has, to purge shared caches as a whole. */
const everything = "all";
/** What a development server sends to its reader over the connection of hot reload, without which a page is never shown. */
const debugging = ["x-nextjs-request-id", "x-nextjs-html-request-id"];

/** @typedef {import("./send.mjs").Answer} Answer */
/** @typedef {import("../../lib/platform/cache/tagged-cache.mjs").Entry<Answer>} Entry */
/** @typedef {{ path: string, url: string }} Address */

/**
 * Keeps complete answers of public addresses, in front of the framework, with the tags and the end of what they were made
 * from (lib/platform/cache/tagged-cache.mjs). Misses of one address wait for one rendering.
 *
 * @param {(address: Address, headers: Record<string, string>) => Promise<import("./render.mjs").Page>} make
 * @param {object} options
 * @param {number} options.maxBytes
 * @param {boolean} [options.off] every answer is made anew
 * @param {boolean} [options.development]
 * @param {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, address: Address) => undefined | Promise<boolean>} [options.refuse]
 *   asked before anything is made: whether it has refused to
 */
export function responseCache(
  make,
  { maxBytes, off = false, development = false, refuse = () => undefined },
) {
  /** @type {TaggedCache<Answer>} */
  const answers = new TaggedCache({ maxBytes, sizeOf, grace: lifetime });
  const names = development ? [...variants, ...debugging] : variants;

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @param {Address} address
   * @param {string} [id] by which the log names the request
   * @returns {void | Promise<void>} a kept answer is sent at once: nothing is waited for
   */
  return (request, response, address, id) => {
    const headers = variantHeaders(request, names);
    const key = headers ? [address.url, ...Object.entries(headers).flat()].join("\n") : address.url;
    const kept = off ? undefined : answers.peek(key);
    if (kept) return sendEntry(request, response, kept, true);
    let made = off;
    const makeEntry = () => {
      made = true;
      return runRequest({ id }, async () => toEntry(await make(address, headers ?? {}), encodingOf(request)));
    };
    // A stale answer that is served during a refresh is a hit too.
    const isHit = (/** @type {Entry} */ { validity }) => !made || validity.asOf + lifetime <= Date.now();
    const answer = () =>
      (off ? makeEntry() : answers.get(key, makeEntry)).then((entry) =>
        sendEntry(request, response, entry, isHit(entry)),
      );
    const refusal = refuse(request, response, address);
    return refusal ? refusal.then((isRefused) => (isRefused ? undefined : answer())) : answer();
  };
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {Entry} entry
 * @param {boolean} hit
 */
const sendEntry = (request, response, { value, validity, noStore }, hit) =>
  send(request, response, value, {
    // RFC 9211
    "Cache-Status": hit ? "almanac; hit" : "almanac; fwd=miss",
    "Cache-Control": noStore || !value.headers["surrogate-key"] ? "no-store" : cacheControl(validity),
  });

/** @param {import("node:http").IncomingMessage} request @param {string[]} names @returns {Record<string, string> | undefined} */
function variantHeaders({ headers }, names) {
  if (headers.rsc === undefined) return undefined;
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

/**
 * @param {import("./render.mjs").Page} page
 * @param {import("./send.mjs").Encoding} encoding
 * @returns {Promise<Entry>}
 */
async function toEntry(page, encoding) {
  const { validity } = /** @type {import("../../lib/platform/cache/request-store.mjs").RequestStore} */ (
    currentRequest()
  );
  const isThere = page.status < 400;
  if (!isThere) validity.until = Math.min(validity.until, Date.now() + notFoundLifetime);
  const noStore = page.noStore || page.status >= 500;
  const value = await toAnswer(page, encoding);
  if (!noStore && !page.here) value.headers["surrogate-key"] = [everything, ...validity.tags].join(" ");
  return { value, validity, shortLived: !isThere, noStore };
}

/** Shared caches may keep an answer until it expires; browsers revalidate every time. */
function cacheControl(
  /** @type {import("../../lib/platform/cache/validity.mjs").Validity} */ { asOf, until },
) {
  const left = Math.min(asOf + lifetime, until, Date.now() + lifetime) - Date.now();
  return `public, max-age=0, s-maxage=${Math.max(0, Math.floor(left / 1000))}, must-revalidate`;
}

/** @param {Answer} answer */
function sizeOf({ headers, bodies }) {
  const body = Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
  // A second encoding, made on demand, is about as large.
  return 2 * body + 2 * JSON.stringify(headers).length + 512;
}

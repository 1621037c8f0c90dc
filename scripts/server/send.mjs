import { createHash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";
import fresh from "fresh";
import Negotiator from "negotiator";

/** Below this, compressing saves no packet. */
const worthCompressing = 1024;
const compressible = /^(text\/|image\/svg|application\/([\w.+-]*\+)?(json|xml|javascript))/;

/**
 * Headers with which Next's client asks for a part of a page: what a page is kept by, here and in shared caches,
 * beside its address. All other headers are ignored.
 */
export const variants = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
];
const vary = ["Accept-Encoding", ...variants].join(", ");

/**
 * Quality 4 takes half the time of 5 for 7 % more bytes, and the first reader waits for it. The window is as large as a
 * page: the usual one takes eight megabytes for each of those that are compressed at once.
 */
const brotli = {
  [zlib.constants.BROTLI_PARAM_QUALITY]: 4,
  [zlib.constants.BROTLI_PARAM_LGWIN]: 18,
};
const compress = {
  br: (/** @type {Buffer} */ bytes) => promisify(zlib.brotliCompress)(bytes, { params: brotli }),
  gzip: promisify(zlib.gzip),
};
const decompress = { br: promisify(zlib.brotliDecompress), gzip: promisify(zlib.gunzip) };

/** @param {Record<string, unknown>} headers @param {Buffer} body */
const isWorthCompressing = (headers, body) =>
  body.length >= worthCompressing && compressible.test(String(headers["content-type"]));

/** @typedef {"br" | "gzip" | "identity"} Encoding */
/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string | string[]>} headers
 * @property {string} etag
 * @property {{ br?: Buffer, gzip?: Buffer, identity?: Buffer }} bodies the form that was asked for first; others are made
 *   of it when they are asked for
 */

/** The best form that a client takes. @param {import("node:http").IncomingMessage} request @returns {Encoding} */
export function encodingOf(request) {
  const found = new Negotiator(request).encoding(["br", "gzip", "identity"], { preferred: ["br", "gzip"] });
  return /** @type {Encoding} */ (found ?? "identity");
}

/**
 * What is kept of a page: its body in one form alone.
 *
 * @param {import("./render.mjs").Page} page
 * @param {Encoding} encoding that the reader takes
 * @returns {Promise<Answer>}
 */
export async function toAnswer({ status, headers, body }, encoding) {
  const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  const bodies =
    encoding !== "identity" && isWorthCompressing(headers, body)
      ? { [encoding]: await compress[encoding](body) }
      : { identity: body };
  return { status, headers, etag, bodies };
}

/**
 * The body in a form that the client takes, if it is there. One that is not worth compressing has a plain form alone.
 *
 * @param {Answer} answer
 * @param {Encoding} wanted
 * @returns {[Encoding, Buffer] | undefined}
 */
function formOf({ headers, bodies }, wanted) {
  const kept = bodies[wanted];
  if (kept) return [wanted, kept];
  const { identity } = bodies;
  return identity && !isWorthCompressing(headers, identity) ? ["identity", identity] : undefined;
}

/** Makes the form that a client takes of the one that there is. @param {Answer} answer @param {Encoding} wanted */
async function addForm({ bodies }, wanted) {
  const form = bodies.br ? "br" : bodies.gzip ? "gzip" : undefined;
  const plain = form ? await decompress[form](/** @type {Buffer} */ (bodies[form])) : bodies.identity;
  if (wanted === "identity") return plain ?? Buffer.alloc(0);
  return (bodies[wanted] = await compress[wanted](plain ?? Buffer.alloc(0)));
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {Answer} answer
 * @param {Record<string, string>} [more] headers
 */
export function send(request, response, answer, more = {}) {
  const { status, headers, etag } = answer;
  for (const name in headers) response.setHeader(name, headers[name]);
  for (const name in more) response.setHeader(name, more[name]);
  response.setHeader("Vary", vary);
  if (status === 200) {
    response.setHeader("ETag", etag);
    if (fresh(request.headers, { etag })) {
      response.removeHeader("Content-Type");
      return void response.writeHead(304).end();
    }
  }
  const wanted = encodingOf(request);
  const end = (/** @type {[Encoding, Buffer]} */ [encoding, body]) => {
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Length", body.length);
    response.writeHead(status).end(request.method === "HEAD" ? undefined : body);
  };
  const form = formOf(answer, wanted);
  if (form) return end(form);
  return addForm(answer, wanted).then((body) => end([wanted, body]));
}

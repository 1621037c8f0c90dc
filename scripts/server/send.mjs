import { createHash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";
import fresh from "fresh";
import Negotiator from "negotiator";

/** Below this, compressing saves no packet. */
const worthCompressing = 1024;
const compressible = /^(text\/|image\/svg|application\/([\w.+-]*\+)?(json|xml|javascript))/;

/** A window as large as a page; the usual one takes eight megabytes for each of those that are compressed at once. */
const brotli = {
  [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
  [zlib.constants.BROTLI_PARAM_LGWIN]: 18,
};
const compress = {
  br: (/** @type {Buffer} */ bytes) => promisify(zlib.brotliCompress)(bytes, { params: brotli }),
  gzip: promisify(zlib.gzip),
};
const decompress = { br: promisify(zlib.brotliDecompress), gzip: promisify(zlib.gunzip) };

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
  const small = body.length < worthCompressing || !compressible.test(String(headers["content-type"]));
  const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  const bodies =
    small || encoding === "identity" ? { identity: body } : { [encoding]: await compress[encoding](body) };
  return { status, headers, etag, bodies };
}

/**
 * The body in a form that the client takes. One that was not worth compressing has a plain form alone.
 *
 * @param {Answer} answer
 * @param {Encoding} wanted
 * @returns {Promise<[Encoding, Buffer]>}
 */
async function bodyIn({ headers, bodies }, wanted) {
  const kept = bodies[wanted];
  if (kept) return [wanted, kept];
  const form = bodies.br ? "br" : bodies.gzip ? "gzip" : undefined;
  const plain = form ? await decompress[form](/** @type {Buffer} */ (bodies[form])) : bodies.identity;
  if (!plain) return ["identity", Buffer.alloc(0)];
  if (
    wanted === "identity" ||
    plain.length < worthCompressing ||
    !compressible.test(String(headers["content-type"]))
  )
    return ["identity", plain];
  const body = await compress[wanted](plain);
  bodies[wanted] = body;
  return [wanted, body];
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {Answer} answer
 * @param {Record<string, string>} [more] headers
 */
export async function send(request, response, answer, more = {}) {
  const { status, headers, etag } = answer;
  for (const [name, value] of Object.entries({ ...headers, ...more })) response.setHeader(name, value);
  response.setHeader("Vary", "Accept-Encoding, RSC, Next-Router-State-Tree, Next-Router-Prefetch");
  if (status === 200) {
    response.setHeader("ETag", etag);
    if (fresh(request.headers, { etag })) {
      response.removeHeader("Content-Type");
      return void response.writeHead(304).end();
    }
  }
  const [encoding, body] = await bodyIn(answer, encodingOf(request));
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.writeHead(status).end(request.method === "HEAD" ? undefined : body);
}

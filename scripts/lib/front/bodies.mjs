import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { isHtml } from "./hold.mjs";
import { inspect, setPolicy } from "./policy.mjs";

const maxBytes = 64 * 1024 * 1024;
/** Below this, compressing saves no packet. */
const worthCompressing = 1024;

/**
 * What has been made of a page's text: its bytes, tag, compressed forms and which scripts in it may run. The framework answers with the same text
 * until a page is made anew, and would encode, tag and compress it for every request. Found by the text itself, so
 * that there is nothing to invalidate; the least used go first.
 *
 * @type {LRUCache<string, { plain: Buffer, tag: string, page: { sources: string[], measured: boolean }, br?: Buffer, gzip?: Buffer }>}
 */
const kept = new LRUCache({
  maxSize: maxBytes,
  // Two bytes a letter for the text, one for its bytes, and less than one for both compressed forms.
  sizeCalculation: (_body, text) => 4 * text.length + 1,
});

const compressors = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzipSync(bytes),
};

function bodyOf(text, html) {
  let body = kept.get(text);
  if (!body) {
    const { text: sent, ...page } = html ? inspect(text) : { text, sources: [], measured: false };
    const plain = Buffer.from(sent);
    body = { page, plain, tag: `W/"${createHash("sha1").update(plain).digest("base64url")}"` };
    kept.set(text, body);
  }
  return body;
}

/** The best form of a body that the client takes. @param {string | undefined} accepted */
export function encodingFor(accepted = "") {
  const taken = accepted
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0].trim());
  return ["br", "gzip"].find((name) => taken.includes(name));
}

/** Whether a client that has what these tags name needs no other. @param {string | undefined} tags */
function has(tags, tag) {
  const bare = (one) => one.trim().replace(/^W\//, "");
  return (
    tags !== undefined && (tags.trim() === "*" || tags.split(",").some((one) => bare(one) === bare(tag)))
  );
}

/** Answers with the kept form of a page that the framework ends as one text; what it streams goes out as it comes. */
export function reuseBodies(request, response) {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const tags = request.headers["if-none-match"];
  const { end } = response;
  response.end = function (chunk, ...rest) {
    if (typeof chunk !== "string" || this.headersSent || this.hasHeader("Content-Encoding"))
      return end.call(this, chunk, ...rest);
    const html = isHtml(this);
    const body = bodyOf(chunk, html);
    if (html) setPolicy(this, body.page);
    if (this.statusCode === 200) {
      this.setHeader("ETag", body.tag);
      if (has(tags, body.tag)) {
        this.statusCode = 304;
        for (const name of ["Content-Length", "Content-Type"]) this.removeHeader(name);
        return end.call(this);
      }
    }
    let bytes = body.plain;
    if (encoding && request.method === "GET" && bytes.length >= worthCompressing) {
      bytes = body[encoding] ??= compressors[encoding](bytes);
      this.setHeader("Content-Encoding", encoding);
    }
    this.setHeader("Content-Length", bytes.length);
    return end.call(this, bytes);
  };
}

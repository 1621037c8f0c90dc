/** @param {import("node:http").ServerResponse} response */
export const isHtml = (response) => /^text\/html\b/i.test(String(response.getHeader("Content-Type") ?? ""));

/**
 * Holds a page back, and its headers with it, until `ready` can decide on the text that there is so far. What is held at
 * the end becomes one text. Other answers, and what is left of a page once it was ready, go out as they come.
 *
 * @param {import("node:http").ServerResponse} response
 * @param {(text: () => string) => boolean} ready asked after each part of the page but the last
 * @param {(text: string) => string} [whole] makes of the whole text what is sent
 */
export function hold(response, ready, whole = (text) => text) {
  const { write, end, flushHeaders } = response;
  let parts = [];
  let open = false;
  const held = () => !open && !response.headersSent && isHtml(response);
  const text = () => Buffer.concat(parts).toString();

  response.flushHeaders = function () {
    if (!held()) flushHeaders.call(this);
  };
  response.write = function (part, encoding, done) {
    if (!held()) return write.call(this, part, encoding, done);
    parts.push(bytesOf(part, encoding));
    const written = [encoding, done].find((one) => typeof one === "function");
    if (!ready(text)) {
      if (written) process.nextTick(written);
      return true;
    }
    open = true;
    const bytes = Buffer.concat(parts);
    parts = [];
    return write.call(this, bytes, written);
  };
  response.end = function (part, encoding, done) {
    if (!held()) return end.call(this, part, encoding, done);
    const isPart = part !== undefined && part !== null && typeof part !== "function";
    const written = [part, encoding, done].find((one) => typeof one === "function");
    open = true;
    // A page that is kept comes as one text, which is found again by itself.
    if (typeof part === "string" && parts.length === 0) return end.call(this, whole(part), written);
    if (isPart) parts.push(bytesOf(part, encoding));
    return parts.length === 0 ? end.call(this, written) : end.call(this, whole(text()), written);
  };
}

const bytesOf = (part, encoding) =>
  typeof part === "string"
    ? Buffer.from(part, typeof encoding === "string" ? encoding : "utf8")
    : Buffer.from(part);

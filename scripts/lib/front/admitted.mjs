import { createHash } from "node:crypto";
import { inlineScripts } from "../../../lib/config/utils-inline.mjs";

/** What a content security policy calls a script's text. @param {string} text */
export const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The inline scripts of ours. */
export const known = new Map(inlineScripts.map((text) => [text, hashOf(text)]));

// What the framework writes into each page: a page's data, in pieces, and the chunks that it starts with.
const data = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[^]*\])\)$/;
const start =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^]*\})\);$/;
const chunk = /^static\/chunks\/[\w.~-]+\.js$/;

/** Whether a script does nothing but hand over a piece of the page's data. @param {string} text */
export function isData(text) {
  const piece = parse(data.exec(text)?.[1]);
  if (!Array.isArray(piece)) return false;
  // 0 begins, 1 is text and 3 bytes; the framework's pieces for forms are not used here.
  return piece.length === 1
    ? piece[0] === 0
    : piece.length === 2 && (piece[0] === 1 || piece[0] === 3) && typeof piece[1] === "string";
}

/** Whether a piece of data is the first of a page's. @param {string} text */
export const begins = (text) => text.startsWith("(") && isData(text);

/** Whether a script does nothing but name the files of ours that the page starts with. @param {string} text */
export function isStart(text) {
  const { otherChunks, runtimeModuleIds, ...rest } = parse(start.exec(text)?.[1]) ?? {};
  return (
    Object.keys(rest).length === 0 &&
    Array.isArray(otherChunks) &&
    otherChunks.every((name) => typeof name === "string" && chunk.test(name)) &&
    Array.isArray(runtimeModuleIds) &&
    runtimeModuleIds.every((id) => typeof id === "number" || typeof id === "string")
  );
}

/** What JSON, and nothing but JSON, means; it means the same as a part of a script. */
function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

import { loadAfterPaint } from "./after-paint.mjs";
import { begins, hashOf, isData, isStart, known } from "./admitted.mjs";
import { elements } from "./html.mjs";
import { isHttps } from "./https.mjs";

const header = "Content-Security-Policy";
const between = "</script><script>";

/**
 * Which inline scripts of a page may run. The framework writes the page's data as many scripts in a row; they become
 * one, so that the header stays small. Its files of scripts wait for the first paint.
 *
 * @param {string} written as the framework wrote it
 * @returns {{ text: string, sources: string[], measured: boolean }} the page, what the policy admits by hash, and whether
 *   the page's settings ask for analytics
 */
export function inspect(written) {
  const html = loadAfterPaint(written);
  const sources = new Set();
  const parts = [];
  const rows = [];
  let done = 0;
  for (const { from, to } of inlineScriptsOf(html)) {
    const text = html.slice(from, to);
    if (isData(text)) {
      const row = rows.at(-1);
      if (row && html.slice(row.to, from) === between) {
        parts.push(html.slice(done, row.to), ";");
        done = from;
        row.text += `;${text}`;
        row.to = to;
      } else rows.push({ text, to, whole: begins(text) });
    } else if (known.has(text)) sources.add(known.get(text));
    else if (isStart(text)) sources.add(hashOf(text));
  }
  // The framework writes its data after the page. Where that is all of it, what looks like data before is not its own.
  const last = rows.at(-1);
  for (const { text } of last?.whole ? [last] : rows) sources.add(hashOf(text));
  return { text: parts.join("") + html.slice(done), sources: [...sources], measured: isMeasured(html) };
}

function* inlineScriptsOf(html) {
  for (const { name, attributes, from, to } of elements(html))
    if (name === "script" && to !== undefined && !attributes.has("src")) yield { from, to };
}

/** Whether the policy in a page's head, which is made from the settings, has the hosts of analytics. */
export function isMeasured(html) {
  for (const { name, attributes } of elements(html)) {
    if (name === "body") return false;
    if (name === "meta" && attributes.get("http-equiv")?.toLowerCase() === header.toLowerCase())
      return attributes.get("content")?.includes("https://*.googletagmanager.com") ?? false;
  }
  return false;
}

/**
 * Completes the policy that the framework's configuration gave an answer (lib/config/utils-policy.ts): scripts of others
 * only where the page's settings ask for them, the page's own inline ones, and https alone where the site has that.
 *
 * @param {import("node:http").ServerResponse} response
 * @param {{ sources: string[], measured: boolean }} page
 */
export function setPolicy(response, { sources, measured }) {
  const policy = response.getHeader(header);
  if (typeof policy !== "string") return;
  const complete = policy.replace(/(^|; )script-src ([^;]*)/, (_, before, listed) => {
    const kept = listed.split(" ").filter((source) => measured || !source.startsWith("https:"));
    return `${before}script-src ${[...kept, ...sources].join(" ")}`;
  });
  response.setHeader(header, isHttps(response) ? `${complete}; upgrade-insecure-requests` : complete);
}

import { createHash } from "node:crypto";
import { inlineScripts } from "../../lib/generated/utils-inline-scripts.mjs";

// Every header that tells a browser what it may do, but for files of the build, which have one (static-files.mjs).
// docs/decisions/0006-content-security-policy.md says why.

const year = 31_536_000;
const tagManager = "https://www.googletagmanager.com";
const analyticsHosts = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];
/** Links lead here with a secret, which no referrer may pass on. */
const holdsToken = /^\/(reset-password|verify-email|advertise\/report\/[^/]+)$/;
/** Accounts and the site are managed here: nothing is loaded from other hosts. */
const managed = /^\/(admin|moderation|dashboard)(\/|$)/;
/** Editors see pictures of any host here before they save them. */
const edited = /^\/(admin|moderation)(\/|$)/;
/** Pictures can be opened directly; then nothing in them may run. */
const picture = /^\/(logo\/[^/]+|uploads\/.+)$/;

/** The CSP source of an inline script: its hash. @param {string} text */
export const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The inline scripts of ours, the same on every page. */
const ours = Object.values(inlineScripts).map(hashOf);

/**
 * The headers of any answer at an address.
 *
 * @param {string} path
 * @param {string | undefined} siteUrl
 * @returns {Record<string, string>}
 */
export const securityHeaders = (path, siteUrl) => ({
  "x-content-type-options": "nosniff",
  ...(picture.test(path) ? ofPictures : ofDocuments(path, siteUrl)),
  ...(isHttps(siteUrl) ? { "strict-transport-security": `max-age=${year}` } : {}),
});

/** A list shows dozens of them: no more than what keeps one harmless that is opened by itself. */
const ofPictures = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

const ofDocuments = (/** @type {string} */ path, /** @type {string | undefined} */ siteUrl) => ({
  "x-frame-options": "DENY",
  "referrer-policy": holdsToken.test(path) ? "no-referrer" : "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  "content-security-policy": contentPolicy(path, [], siteUrl),
});

/**
 * The content security policy of an answer.
 *
 * @param {string} path
 * @param {string[]} scripts hashes or a nonce of the inline scripts that may run
 * @param {string | undefined} siteUrl
 * @param {{ analytics: boolean, pictures: string[] }} [settings] what of others the site's settings load
 */
export function contentPolicy(path, scripts, siteUrl, settings) {
  const analytics = (settings?.analytics ?? false) && !managed.test(path) && !holdsToken.test(path);
  const pictures = edited.test(path) ? ["https:", "http:"] : (settings?.pictures ?? []);
  const hosts = analytics ? analyticsHosts : [];
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...(analytics ? [tagManager] : []), ...scripts],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...pictures, ...hosts],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...hosts],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(isHttps(siteUrl) ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** Hot reload uses inline scripts and eval. */
export const developmentScripts = ["'unsafe-inline'", "'unsafe-eval'"];

/** The CSP sources of a page that is sent once, with its nonce. @param {string} nonce */
export const byNonce = (nonce) => [`'nonce-${nonce}'`, ...ours];

/**
 * Makes of a page with a nonce one that can be kept: the scripts that bore it, which are the framework's own, are known by
 * their hashes, and the nonce is gone. Scripts in a row become one, so that the header stays small.
 *
 * @param {string} html
 * @param {string} nonce that nobody could have known who wrote any part of the page
 */
export function hashScripts(html, nonce) {
  // No pattern with the nonce in it: it would be compiled for every page.
  const [first = "", ...others] = html.split(` nonce="${nonce}"`);
  const close = "</script>";
  const next = `${close}<script`;
  /** @type {string[]} */
  const texts = [];
  const parts = [first];
  let inRow = false;
  for (const piece of others) {
    const before = parts.at(-1) ?? "";
    const tag = before.slice(before.lastIndexOf("<"));
    const start = piece.indexOf(">") + 1;
    const end = piece.indexOf(close, start);
    const text = piece.slice(start, end);
    const isBare = tag === "<script" && start === 1;
    if (inRow && isBare) {
      parts[parts.length - 1] = before.slice(0, -next.length);
      parts.push(`;\n${piece.slice(start)}`);
      texts.push(`${texts.pop()};\n${text}`);
    } else {
      parts.push(piece);
      if (tag.startsWith("<script")) texts.push(text);
    }
    inRow = isBare && piece.slice(end) === next;
  }
  const hashes = texts.filter(Boolean).map((text) => hashOf(text.replaceAll(nonce, "")));
  return { html: parts.join("").replaceAll(nonce, ""), scripts: [...new Set([...ours, ...hashes])] };
}

/** @param {string | undefined} siteUrl */
const isHttps = (siteUrl) => /^https:/i.test(siteUrl ?? "");

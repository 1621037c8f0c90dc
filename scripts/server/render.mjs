import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import inject from "light-my-request";
import { currentRequest } from "../../lib/platform/cache/request-store.mjs";
import { withFailure } from "./failure-page.mjs";
import { byNonce, contentPolicy, developmentScripts, hashScripts, securityHeaders } from "./policy.mjs";

/** Headers of one connection, and those that are set anew for each answer. */
const notKept =
  /^(connection|keep-alive|transfer-encoding|content-length|date|etag|x-powered-by|vary|cache-control|surrogate-control|content-security-policy|x-middleware-.*|x-nextjs-(cache|prerender|stale-time))$/;

/**
 * @typedef {object} Page a complete answer, with nothing of a connection in it
 * @property {number} status
 * @property {Record<string, string | string[]>} headers
 * @property {Buffer} body
 * @property {boolean} noStore the framework, or what it ran, wants it kept nowhere
 * @property {boolean} here it may be kept by this server alone
 */

/**
 * Has the framework make a page, within the request that is open (lib/platform/cache/request-store.mjs).
 *
 * @param {(request: object, response: object) => Promise<void>} handle the framework's
 * @param {{ path: string, url: string, headers: Record<string, string | string[]> }} request
 * @param {{ siteUrl?: string, kept: boolean, development: boolean }} options `kept`: the same page is sent to many
 * @returns {Promise<Page>}
 */
export async function render(handle, { path, url, headers }, { siteUrl, kept, development }) {
  const nonce = randomBytes(16).toString("base64url");
  const answer = await inject(handle, {
    method: "GET",
    url,
    payloadAsStream: true,
    headers: {
      ...headers,
      ...(siteUrl ? { host: new URL(siteUrl).host } : {}),
      // The framework marks its scripts with the nonce that it finds here.
      "content-security-policy": development ? "" : `script-src 'nonce-${nonce}'`,
    },
  });
  const body = await buffer(answer.stream());
  const { status, failed, policy } = currentRequest() ?? {};
  const own = answer.headers;
  if (failed === 503) own["retry-after"] = "5";
  const page = {
    status: failed ?? (answer.statusCode === 200 && status ? status : answer.statusCode),
    headers: {
      ...Object.fromEntries(Object.entries(own).filter(([name]) => !notKept.test(name))),
      ...securityHeaders(path, siteUrl),
    },
    body,
    noStore:
      !own["surrogate-control"] &&
      /no-store/.test(String(own["cache-control"])) &&
      !isDynamicDefault(own["cache-control"]),
    here: Boolean(own["surrogate-control"]),
  };
  if (!/^text\/html/.test(String(own["content-type"]))) return page;
  let scripts = development ? developmentScripts : byNonce(nonce);
  if (kept && !development) {
    const hashed = hashScripts(page.body.toString(), nonce);
    page.body = Buffer.from(hashed.html);
    scripts = hashed.scripts;
  }
  if (failed) page.body = Buffer.from(withFailure(page.body.toString(), failed));
  page.headers["content-security-policy"] = contentPolicy(path, scripts, siteUrl, policy);
  return page;
}

/** What the framework says of every page that is made for a request. @param {unknown} header */
const isDynamicDefault = (header) => header === "private, no-cache, no-store, max-age=0, must-revalidate";

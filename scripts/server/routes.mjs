import http from "node:http";
import { failurePage } from "./failure-page.mjs";

/** Belong to one visitor: made for each request, with a nonce, and kept nowhere. */
const personal = /^\/(admin|moderation|dashboard|advertise\/report)(\/|$)/;
const staff = /^\/(admin|moderation)(\/|$)/;
const files = /^\/(logo\/[^/]+|uploads\/.+|custom\/[^/]+|open-data\/[^/]+\/[^/]+)$/;
/** Lists of the interface that may be kept for who is not signed in: their contracts say `kept`. */
const keptLists = ["/api/tools"];
/** Calls of the interface that look for a text: their contracts say `searches`. */
const searches = /^\/api\/(tools(\/suggest|\/facets)?|blog|news)$/;
/** Files that read nothing but their path. */
const queryless = /\/(og\.png|og-image\.jpg|robots\.txt|security\.txt|sitemap\.xml|sitemaps\/[^/]+)$/;
/** Hot reload and its tools. */
const tools = /^\/(_next|__nextjs)/;
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * How an address is answered. A page that is not named here is public: the same for everybody, made without anything that
 * tells who asks, and kept.
 *
 * @param {{ path: string, url: string }} address
 * @param {boolean} development
 * @returns {"health" | "interface" | "file" | "personal" | "not-found" | "public"}
 */
export function kindOf({ path, url }, development) {
  if (path === "/health") return "health";
  if (/^\/api\/(?!docs$)./.test(path)) return "interface";
  if (files.test(path) || (development && tools.test(path))) return "file";
  // What the framework has for itself, its picture service included.
  if (path.startsWith("/_")) return "not-found";
  if (personal.test(path) || (path === "/" && /[?&]bookmarked=/.test(url))) return "personal";
  return "public";
}

/**
 * The address by which a public answer is kept. Pictures for sharing and maps of the site read no query: whatever is in it,
 * they are made once.
 *
 * @param {{ path: string, url: string }} address
 */
export const keptAddress = (address) =>
  queryless.test(address.path) ? { path: address.path, url: address.path } : address;

/**
 * Whether a request may be answered from the response cache with what the interface said to another: nothing in it tells
 * who asks.
 *
 * @param {Pick<import("node:http").IncomingMessage, "method" | "headers">} request
 * @param {{ path: string }} address
 */
export const isKeptList = ({ method, headers }, { path }) =>
  keptLists.includes(path) &&
  (method === "GET" || method === "HEAD") &&
  !headers.cookie &&
  !headers.authorization;

/**
 * Whether a request looks for a text of the visitor's, which has to be looked for anew where no answer is kept.
 *
 * @param {Pick<import("node:http").IncomingMessage, "method">} request
 * @param {{ path: string, url: string }} address
 */
export const isSearch = ({ method }, { path, url }) =>
  (method === "GET" || method === "HEAD") &&
  /[?&]q=[^&]/.test(url) &&
  (path.startsWith("/api/") ? searches.test(path) : !staff.test(path));

/** Whether a request names its host at most once: of two, one program would take the first and another the last. */
export function namesOneHost(/** @type {string[]} */ rawHeaders) {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === "host") hosts += 1;
  return hosts <= 1;
}

/** The status that refuses a method at an address; undefined when it is allowed, as far as is known here. */
export function refusal(/** @type {string} */ method, /** @type {string} */ kind) {
  if (!methods.includes(method)) return 405;
  return kind === "interface" || method === "GET" || method === "HEAD" ? undefined : 405;
}

const sentences = {
  400: "The address is not valid.",
  405: "This method is not allowed here.",
  429: "Too many requests. Please try again later.",
  500: "Something went wrong on our side. Please try again.",
  503: "The service is not available right now. Please try again in a moment.",
};

const refused = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Answers with what is wrong: a page for who opens one, else an error of the interface.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {keyof typeof sentences} status
 * @param {Record<string, string>} [headers]
 */
export function refuse(request, response, status, headers) {
  const opensPage =
    /text\/html/.test(request.headers.accept ?? "") &&
    request.headers.rsc === undefined &&
    !request.url?.startsWith("/api/");
  const page = opensPage && status !== 405 ? failurePage(status) : undefined;
  response.writeHead(status, {
    ...refused,
    ...(page
      ? {
          "Content-Type": "text/html; charset=utf-8",
          "Content-Security-Policy": `${refused["Content-Security-Policy"]}; style-src 'unsafe-inline'`,
        }
      : { "Content-Type": "application/json" }),
    ...(status === 405 ? { Allow: "GET, HEAD" } : {}),
    ...headers,
  });
  response.end(
    request.method === "HEAD" ? undefined : (page ?? JSON.stringify({ error: sentences[status] })),
  );
}

/** The framework answers a wrong method of the interface with an empty body; the interface's errors have a sentence. */
export class ServerResponse extends http.ServerResponse {
  #body = "";

  /** @param {any[]} rest */
  writeHead(status, ...rest) {
    if (status === 405 && !this.hasHeader("Content-Type")) {
      this.setHeader("Content-Type", "application/json").setHeader("Cache-Control", "no-store");
      this.#body = JSON.stringify({ error: sentences[405] });
    }
    return super.writeHead(status, ...rest);
  }

  /** @param {any[]} rest */
  end(...rest) {
    if (!this.headersSent && this.statusCode === 405) this.writeHead(405);
    return this.#body ? super.end(this.#body) : super.end(...rest);
  }
}

// The web server, in the order in which a request passes through it: canonical address, files of the build, /health,
// response cache, framework (docs/how-a-request-travels.md).
import { development, settings } from "./server/settings.mjs";
import { readFileSync } from "node:fs";
import http from "node:http";
import compression from "compression";
import next from "next";
import { inRoot } from "./lib/paths.mjs";
import { receiveInvalidations } from "../lib/platform/cache/invalidations.mjs";
import { purgeSharedCaches } from "../lib/platform/cache/purge.mjs";
import { connectRedis } from "../lib/platform/cache/redis.mjs";
import { runRequest } from "../lib/platform/cache/request-store.mjs";
import { countSearches } from "../lib/platform/rate-limit/searches.mjs";
import { canonicalAddress } from "./server/canonical-address.mjs";
import { clientAddress } from "./server/client-address.mjs";
import { databaseCheck, fallsSilent } from "./server/database-check.mjs";
import { healthCheck } from "./server/health.mjs";
import { shutDownGracefully } from "./server/graceful-shutdown.mjs";
import { keepOwnCookies } from "./server/own-cookies.mjs";
import { securityHeaders } from "./server/policy.mjs";
import { render } from "./server/render.mjs";
import { log, logRequest, takeConsole } from "./server/request-log.mjs";
import { responseCache } from "./server/response-cache.mjs";
import {
  isKeptList,
  isSearch,
  keptAddress,
  kindOf,
  namesOneHost,
  refusal,
  refuse,
  ServerResponse,
} from "./server/routes.mjs";
import { encodingOf, send, toAnswer } from "./server/send.mjs";
import { staticFiles } from "./server/static-files.mjs";
import { warmUp } from "./server/warm-up.mjs";

const { PORT: port, HOST: hostname, TRUST_PROXY: trustedProxies } = settings;
const siteUrl = process.env.SITE_URL && settings.SITE_URL;

if (development) process.env.CACHE ||= "off";
else takeConsole();
// Sign-in works under the public address, unless it has one of its own.
if (siteUrl) process.env.NEXTAUTH_URL ||= siteUrl;
const server = http.createServer({ ServerResponse });
// Registered first: as process 1 of a container, Node ignores signals without a handler.
let redis;
const isShuttingDown = shutDownGracefully(server, {
  drainSeconds: settings.DRAIN_SECONDS,
  finish: async () => redis?.close(),
});

// As the framework's standalone server has it: to read next.config.ts again it would load its compiler, 28 MB.
if (!development)
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG ||= JSON.stringify(
    JSON.parse(readFileSync(inRoot(".next/required-server-files.json"), "utf8")).config,
  );
// Hot reload speaks over the server itself.
const app = next({ dev: development, hostname, port, ...(development ? { httpServer: server } : {}) });
await app.prepare();
const handle = app.getRequestHandler();
redis = await connectRedis(settings.REDIS_URL, (message) => log.warn(message));
purgeSharedCaches(settings, (message) => log.warn(message));

const serveStatic = development ? () => false : staticFiles();
const checkDatabase = databaseCheck(settings.DATABASE_URL);
const answerHealth = healthCheck({ checkDatabase, dataDir: settings.DATA_DIR });
const compress = compression();
/** What no page answers to. */
const nowhere = "/there-is-no-such-page";
const make = (kept) => (address, headers) =>
  render(handle, { ...address, headers }, { siteUrl, kept, development });
const answerPublic = responseCache(make(true), {
  maxBytes: 48 * 1024 * 1024,
  off: process.env.CACHE === "off",
  development,
  refuse: refuseSearches,
});
const searchesOf = countSearches(globalThis.almanacRedis);

/** Whether a search was refused because its address has made too many; undefined where it is none. */
function refuseSearches(request, response, address) {
  if (!isSearch(request, address)) return undefined;
  return searchesOf(clientAddress(request, trustedProxies)).then((seconds) => {
    if (seconds > 0) refuse(request, response, 429, { "Retry-After": String(seconds) });
    return seconds > 0;
  });
}

/**
 * Waits for what is read, unless the database says nothing meanwhile: its queries would be waited for one after the other. Of a
 * write it is waited for what became of it.
 */
function unlessSilent(request, response, work) {
  if (!work || (request.method !== "GET" && request.method !== "HEAD")) return work;
  const given = fallsSilent(work, checkDatabase).then((isSilent) => {
    if (!isSilent || response.headersSent) return work;
    refuse(request, response, 503, { "Retry-After": "5" });
  });
  return Promise.race([work, given]);
}

/** A page of one visitor, made for this request. */
async function answerPersonal(request, response, address) {
  const page = await make(false)(address, request.headers);
  const answer = await toAnswer(page, encodingOf(request));
  await send(request, response, answer, { "Cache-Control": "private, no-store" });
}

/** A public page. What other instances wrote before is known first; alone there is nothing to wait for. */
function answerPage(request, response, address, id) {
  const known = receiveInvalidations();
  const go = () => answerPublic(request, response, address, id);
  return unlessSilent(request, response, known ? known.then(go) : go());
}

/** What belongs to one visitor, the interface, and pictures. */
async function answerOther(request, response, address, kind) {
  if (await refuseSearches(request, response, address)) return;
  await receiveInvalidations();
  request.headers["x-almanac-client"] = clientAddress(request, trustedProxies);
  if (kind === "personal") return answerPersonal(request, response, address);
  await new Promise((resolve) => compress(request, response, resolve));
  await handle(request, response);
}

function answer(request, response, id) {
  if (isShuttingDown(request, response)) return;
  if (!namesOneHost(request.rawHeaders)) return refuse(request, response, 400);
  keepOwnCookies(request.headers);
  const address = canonicalAddress(request.url);
  if (!address) return refuse(request, response, 400);
  if ("moved" in address) return void response.writeHead(308, { Location: address.moved }).end();
  const kind = kindOf(address, development);
  const status = refusal(request.method, kind);
  if (status) return refuse(request, response, status);
  if (kind === "public") return answerPage(request, response, keptAddress(address), id);
  if (isKeptList(request, address)) return answerPage(request, response, address, id);
  if (kind === "not-found" && serveStatic(request, response)) return;
  if (kind !== "personal") response.setHeaders(new Headers(securityHeaders(address.path, siteUrl)));
  if (kind === "not-found") return answerPage(request, response, { path: nowhere, url: nowhere }, id);
  if (kind === "health") return answerHealth(request, response);
  const setHeaders = (headers) => response.setHeaders(new Headers(headers));
  const go = () => answerOther(request, response, address, kind);
  return unlessSilent(request, response, runRequest({ id, setHeaders }, go));
}

server.on("request", (request, response) => {
  const id = logRequest(request, response, trustedProxies);
  answer(request, response, id)?.catch((error) => {
    log.error({ err: error, request: id }, "a request failed");
    if (response.headersSent) response.destroy();
    else refuse(request, response, 500);
  });
});
// Nothing here speaks another protocol; the framework would keep such connections open and never answer.
if (!development) server.on("upgrade", (_request, socket) => socket.destroy());
server.keepAliveTimeout = 65_000;
// Whoever takes nothing of an answer would keep it, and the connection, for as long as they like. An import may take two minutes.
if (!development) server.setTimeout(180_000);
// E.g. a taken port: without this, Next would log it and the process would stay.
server.once("error", (error) => {
  log.fatal({ err: error }, "the server could not listen");
  process.exit(1);
});
if (!development)
  await warmUp((url) => runRequest({}, () => make(true)({ path: url.split("?")[0], url }, {})));
server.listen(port, hostname);

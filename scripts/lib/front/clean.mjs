import { homeFilters, lists, pageQueries, searches } from "../../../lib/list/list-routes.mjs";

/** What no page answers to, so that it says that there is no such page. */
const nowhere = "/there-is-no-such-page";
/** Values that a list's inner route can have; anything else becomes one that it refuses. */
const listValue = /^[a-z0-9-]{1,40}$/;
const refused = "not-a-value";
/** What is no page: the interface, files, and what watches the server. Anything else that starts like them is a missing page. */
const otherRoutes = /^\/(api\/.|_next\/static\/.|logo\/[^/]+$|uploads\/.|health$|sitemaps\/[^/]+$)/;
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Screens that are made for each request, and read the query as they like. */
const perRequest = /^\/(admin|moderation)(\/|$)/;

const listPages = lists.map(({ path, parameters }) => ({
  path: new RegExp(`^${path.replace(":id", "[^/]+")}$`),
  names: parameters.map(([name]) => name),
}));

/**
 * The address that a request is handled under, or the status that refuses it. Cached pages contain the address that
 * they were made for, so a page's address keeps the query names that the page has, and no others: what one visitor's
 * link carries is never shown to the next.
 *
 * @param {string} method
 * @param {string} address path and query, as received
 * @returns {{ url: string, cached?: boolean } | { status: 400 | 405 }} `cached`: of a page, whether
 *   it is kept and sent to many
 */
export function clean(method, address) {
  // An address with a host of its own is for proxies.
  if (!address.startsWith("/")) return { status: 400 };
  const [path = "/", query = ""] = split(address);
  try {
    decodeURIComponent(path);
  } catch {
    return { status: 400 };
  }
  const isPage = !otherRoutes.test(path) || /^\/api\/docs(\/|$)/.test(path);
  if (!methods.includes(method)) return { status: 405 };
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead && /^\/_next(\/|$)/.test(path)) return { status: 405 };
  if (!isPage) return { url: address };
  if (!isRead) return { status: 405 };
  if (/^\/_/.test(path)) return { url: nowhere, cached: true };
  if (perRequest.test(path)) return { url: address, cached: false };
  const kept = pageQuery(path, new URLSearchParams(query));
  // Filtered views of the home page, searches and what belongs to one visitor are made for each request.
  const own = (path === "/" && kept !== "") || /[?&]q=/.test(kept) || Object.hasOwn(pageQueries, path);
  return { url: path + kept, cached: !own };
}

function split(address) {
  const at = address.indexOf("?");
  return at < 0 ? [address, ""] : [address.slice(0, at), address.slice(at + 1)];
}

function pageQuery(path, query) {
  const kept = new URLSearchParams();
  const list = listPages.find((page) => page.path.test(path));
  if (path === "/") {
    for (const [name, value] of query) if (homeFilters.includes(name)) kept.append(name, value);
  }
  const search = searches.find((page) => page.path === path);
  // An empty search is the list itself.
  const searched = search && query.getAll("q").some((text) => text.trim() !== "");
  if (searched) {
    for (const [name, value] of query) if (search.names.includes(name)) kept.append(name, value);
  }
  for (const name of (!searched && list?.names) || []) {
    const values = query.getAll(name);
    if (values.length > 0)
      kept.set(name, values.length === 1 && listValue.test(values[0]) ? values[0] : refused);
  }
  const ownNames = Object.hasOwn(pageQueries, path) ? pageQueries[path] : [];
  for (const [name, value] of query) if (ownNames.includes(name)) kept.append(name, value);
  // The framework's own: which variant of a page its client asks for.
  const variant = query.get("_rsc");
  if (variant !== null) kept.set("_rsc", variant);
  return kept.size > 0 ? `?${kept}` : "";
}

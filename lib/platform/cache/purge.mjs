import { addListener } from "./invalidations.mjs";

/** How long a shared cache may take to answer, milliseconds; a write waits no longer for it. */
const timeout = 2_000;
/** Servers limit the size of headers: with more than this, everything is purged. */
const mostTags = 200;
const longest = 4_000;

/**
 * Tells the shared caches in front what a write made old, before the write is answered. Each gets one request with the tags
 * in `Surrogate-Key`, as the answers have them: Varnish's ops/varnish.vcl takes it with the method PURGE, services of
 * Fastly's kind with POST.
 *
 * @param {{ CACHE_PURGE_URLS?: string, CACHE_PURGE_METHOD?: string, CACHE_PURGE_HEADER?: string }} env `CACHE_PURGE_HEADER`: "name:
 *   value" of what lets the request in
 * @param {(message: string) => void} say
 */
export function purgeSharedCaches({ CACHE_PURGE_URLS, CACHE_PURGE_METHOD, CACHE_PURGE_HEADER }, say) {
  const urls = (CACHE_PURGE_URLS ?? "").split(/[\s,]+/).filter(Boolean);
  if (urls.length === 0) return () => {};
  const [name = "", ...value] = (CACHE_PURGE_HEADER ?? "").split(":");
  const headers = name.trim() ? { [name.trim()]: value.join(":").trim() } : {};
  /** @type {Set<Promise<unknown>>} */
  const sending = new Set();

  async function purge(/** @type {string} */ url, /** @type {string[]} */ tags) {
    const key = tags.join(" ");
    try {
      const response = await fetch(url, {
        method: CACHE_PURGE_METHOD || "PURGE",
        headers: {
          ...headers,
          "Surrogate-Key": tags.length > mostTags || key.length > longest ? "all" : key,
        },
        signal: AbortSignal.timeout(timeout),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`status ${response.status}`);
    } catch (error) {
      say(`A shared cache could not be told what is old: ${/** @type {Error} */ (error).message}`);
    }
  }

  return addListener({
    publish: (tags, others) => {
      // No page has it, and every vote and view invalidates it.
      if (tags.every((tag) => tag === "counters")) return;
      // Whatever the cache asks for next may come from another instance, which must know of the write by then.
      const sent = others
        .then(() => Promise.all(urls.map((url) => purge(url, tags))))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
    sent: () => Promise.all(sending),
  });
}

import { setTimeout as sleep } from "node:timers/promises";
import { createHistogram } from "node:perf_hooks";
import { filteredAddresses, sitemapAddresses } from "./addresses.mjs";
import { somebody } from "./load.mjs";

const PER_SECOND = 25;

/**
 * What people wait for at a server that has just started, with 25 requests a second of every kind from its first moment on:
 * milliseconds, for each minute. The requests come one after the other at an even pace, whether those before have been
 * answered or not, as people do who know nothing of each other.
 *
 * @param {{ url: string }} server that has answered nothing yet
 * @param {string} known another server of the same site, which tells its addresses
 */
export async function measureFirstMinutes({ url }, known) {
  const pages = await sitemapAddresses(known);
  const filtered = await filteredAddresses(known);
  const kinds = [
    () => pages[Math.floor(Math.random() * pages.length)],
    filtered,
    () => "/",
    () => "/api/tools?limit=50",
  ];
  const minutes = [];
  for (let minute = 1; minute <= 2; minute++) minutes.push(await measureMinute(url, kinds));
  return minutes;
}

async function measureMinute(url, kinds) {
  const histogram = createHistogram();
  const ask = async (path) => {
    const begin = performance.now();
    const response = await fetch(url + path, { headers: { "x-forwarded-for": somebody() } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}${path}: ${response.status}`);
    histogram.record(Math.max(1, Math.round(performance.now() - begin)));
  };
  const asked = [];
  const start = performance.now();
  for (let n = 0; n < 60 * PER_SECOND; n++) {
    await sleep(Math.max(0, start + (n * 1000) / PER_SECOND - performance.now()));
    asked.push(ask(kinds[n % kinds.length]()));
  }
  await Promise.all(asked);
  return { p50: histogram.percentile(50), p99: histogram.percentile(99), most: histogram.max };
}

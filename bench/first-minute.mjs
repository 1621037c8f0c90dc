import autocannon from "autocannon";
import { filteredAddresses, sitemapAddresses } from "./addresses.mjs";
import { somebody } from "./load.mjs";

/**
 * What people wait for at a server that has just started, with 25 requests a second of every kind from its first moment on:
 * milliseconds, for each minute.
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
  let n = 0;
  const requests = [
    {
      setupRequest: (request) => ({
        ...request,
        path: kinds[n++ % kinds.length](),
        headers: { ...request.headers, "x-forwarded-for": somebody() },
      }),
    },
  ];
  const minutes = [];
  for (let minute = 1; minute <= 2; minute++) {
    const { latency, errors, non2xx } = await autocannon({
      url,
      connections: 16,
      overallRate: 25,
      duration: 60,
      requests,
    });
    if (errors > 0 || non2xx > 0)
      throw new Error(`${url}: ${errors} requests failed, ${non2xx} were not 200`);
    minutes.push({ p50: latency.p50, p99: latency.p99, most: latency.max });
  }
  return minutes;
}

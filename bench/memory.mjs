import autocannon from "autocannon";
import { filteredAddresses, longAddresses, madeUpAddresses, sitemapAddresses } from "./addresses.mjs";
import { somebody } from "./load.mjs";
import { memory } from "./processes.mjs";

/**
 * Resident memory of a server, MiB: after every public address was asked for once, then each minute of mixed load, then
 * after 7,500 made-up addresses and 600 of eight thousand characters.
 *
 * @param {{ url: string, pid: number }} site
 * @param {number} minutes of mixed load
 */
export async function measureMemory({ url, pid }, minutes) {
  const known = await sitemapAddresses(url);
  const filtered = await filteredAddresses(url);
  const ask = async (next, amount, connections) => {
    const requests = [
      {
        setupRequest: (request) => ({
          ...request,
          path: next(),
          headers: { ...request.headers, "x-forwarded-for": somebody() },
        }),
      },
    ];
    const { errors } = await autocannon({ url, connections, amount, requests, timeout: 60 });
    if (errors > 0) throw new Error(`${url}: ${errors} requests failed`);
  };
  const started = memory(pid);
  let at = 0;
  await ask(() => known[at++ % known.length], known.length, 4);
  const crawled = memory(pid);

  let n = 0;
  const kinds = [
    () => known[Math.floor(Math.random() * known.length)],
    () => known[Math.floor(Math.random() * known.length)],
    filtered,
    () => "/",
    () => "/api/tools?limit=50",
  ];
  const mixed = [{ setupRequest: (request) => ({ ...request, path: kinds[n++ % kinds.length]() }) }];
  const underLoad = [];
  for (let minute = 0; minute < minutes; minute++) {
    await autocannon({ url, connections: 32, duration: 60, requests: mixed, timeout: 60 });
    underLoad.push(memory(pid));
  }
  await ask(madeUpAddresses(), 7_500, 32);
  const madeUp = memory(pid);
  await ask(longAddresses(), 600, 32);
  const long = memory(pid);
  return { started, addresses: known.length, crawled, underLoad, madeUp, long };
}

import { firstFreePort } from "../scripts/lib/ports.mjs";
import { say } from "../scripts/lib/output.mjs";
import { startVarnish } from "../scripts/lib/testing/varnish.mjs";
import { emptyAddresses, filteredAddresses, keptPages } from "./addresses.mjs";
import { compare } from "./load.mjs";
import { measureFirstMinutes } from "./first-minute.mjs";
import { measureMemory } from "./memory.mjs";
import { startNginx } from "./nginx.mjs";
import { startBaseline, startSite } from "./sites.mjs";
import { bytesPerCard, weights } from "./weights.mjs";

/**
 * Measures the built site, on a seeded database, beside what else could answer: nginx's cache, Varnish, the framework
 * alone, and an older commit of the site.
 *
 * @param {string} databaseUrl
 * @param {{ before?: { folder: string, databaseUrl: string }, seconds: number, minutes: number }} options `before`: an older
 *   commit that is built, with its own database, `seconds`: of each measurement, `minutes`: of mixed load before memory is read
 */
export async function measurePages(databaseUrl, { before, seconds, minutes }) {
  const purgePort = await firstFreePort(4300);
  const site = await startSite(databaseUrl, { CACHE_PURGE_URLS: `http://127.0.0.1:${purgePort}/` });
  const pages = await keptPages(site.url);
  const started = [site];
  const start = async (server) => started[started.push(await server) - 1];
  try {
    const weight = {};
    for (const [name, path] of Object.entries(pages)) weight[name] = await weights(site.url + path);
    const framework = await start(
      startBaseline(Object.fromEntries(Object.entries(weight).map(([name, { html }]) => [name, html]))),
    );
    const backendPort = site.port;
    const nginx = await start(startNginx({ backendPort, port: await firstFreePort(4400) }));
    const varnish = await start(startVarnish({ backendPort, port: await firstFreePort(4500), purgePort }));
    const older = before && (await start(startSite(before.databaseUrl, {}, before.folder)));

    const times = { seconds, warmUpSeconds: 3 * seconds };
    const hits = {};
    for (const [name, path] of Object.entries(pages)) {
      const measured = await compare(
        {
          site: { ...site, url: site.url + path },
          nginx: { ...nginx, url: nginx.url + path },
          varnish: { ...varnish, url: varnish.url + path },
          framework: { ...framework, url: `${framework.url}/static/${name}` },
        },
        times,
      );
      const of = (one, other) => share(measured[one].perSecond, measured[other].perSecond);
      hits[name] = {
        ...measured,
        toFramework: of("site", "framework"),
        toFrameworkByProcessor: share(measured.framework.cpuMs, measured.site.cpuMs),
        toNginx: of("site", "nginx"),
        varnishToNginx: of("varnish", "nginx"),
      };
      told(name, hits[name]);
    }
    const made = {};
    const kinds = { filtered: await filteredAddresses(site.url), empty: emptyAddresses() };
    for (const [name, next] of Object.entries(kinds)) {
      const measured = await compare(
        { site: { ...site, next }, ...(older && { before: { ...older, next } }) },
        times,
      );
      made[name] = {
        ...measured,
        ...(older && { toBefore: share(measured.site.cpuMs, measured.before.cpuMs) }),
      };
    }
    told("made", made);
    const answers = await compare(
      {
        list: { ...site, url: `${site.url}/api/tools` },
        emptyRoute: { ...framework, url: `${framework.url}/empty` },
        health: { ...site, url: `${site.url}/health` },
      },
      times,
    );
    told("interface", answers);
    const firstMinutesMs = await fresh(databaseUrl, (server) => measureFirstMinutes(server, site.url));
    told("first minutes", firstMinutesMs);
    const memoryMiB = await fresh(databaseUrl, (server) => measureMemory(server, minutes));
    told("memory", memoryMiB);
    return {
      weights: { ...weight, bytesPerCard: await bytesPerCard(site.url) },
      hits,
      made,
      interface: { ...answers, toEmptyRoute: share(answers.list.perSecond, answers.emptyRoute.perSecond) },
      firstMinutesMs,
      memoryMiB,
    };
  } finally {
    for (const server of started.reverse()) await server.stop();
  }
}

/** A run takes half an hour: what is known is said at once. */
const told = (what, figures) => say(`  ${what}: ${JSON.stringify(figures)}`);
const share = (one, other) => Number((one / other).toFixed(2));

/** Measures a server that has answered nothing yet. */
async function fresh(databaseUrl, measure) {
  const server = await startSite(databaseUrl);
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

/** What the figures have to reach, in words, and whether they do. */
export function targets({ hits, made, interface: answers, firstMinutesMs, memoryMiB }) {
  const lines = [];
  const check = (what, figure, isReached) => lines.push(`${isReached ? "✓" : "✗"} ${what}: ${figure}`);
  for (const [name, { toFramework, toNginx, varnishToNginx }] of Object.entries(hits)) {
    check(`${name}: hits / the framework's prerendered page ≥ 10`, toFramework, toFramework >= 10);
    check(`${name}: hits / nginx's cache ≥ 0.4`, toNginx, toNginx >= 0.4);
    check(`${name}: Varnish / nginx's cache ≥ 0.9`, varnishToNginx, varnishToNginx >= 0.9);
  }
  for (const [name, { toBefore }] of Object.entries(made))
    if (toBefore) check(`${name}: processor time of a made page / before ≤ 0.6`, toBefore, toBefore <= 0.6);
  check("JSON list / empty route ≥ 0.5", answers.toEmptyRoute, answers.toEmptyRoute >= 0.5);
  check("p99 of a new server's first minute ≤ 300 ms", firstMinutesMs[0].p99, firstMinutesMs[0].p99 <= 300);
  const { crawled, underLoad, madeUp, long } = memoryMiB;
  const most = Math.max(crawled, ...underLoad, madeUp, long);
  check("memory ≤ 400 MiB", most, most <= 400);
  return lines;
}

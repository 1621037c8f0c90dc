import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { firstFreePort } from "../scripts/lib/ports.mjs";
import { inRoot, packageFile } from "../scripts/lib/paths.mjs";
import { audit } from "./lighthouse.mjs";
import { ratio, serve } from "./load.mjs";
import { bytesPerCard, memory, weights } from "./weights.mjs";

const tool = "/ai-tools/chatgpt";
const filtered = "/?category=image-generation&pricing=freemium";
const baseline = path.join(import.meta.dirname, "baseline");

/** Measures the built site, on a seeded database, beside the pages of bench/baseline. */
export async function measurePages(databaseUrl) {
  const port = await firstFreePort(4100);
  const site = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: databaseUrl,
    SITE_URL: site,
    NEXTAUTH_URL: site,
    NEXTAUTH_SECRET: "a secret for measuring only",
    PORT: String(port),
    HOST: "127.0.0.1",
    LOGO_SERVICE_URL: "off",
    LOG_LEVEL: "silent",
  };
  const start = () => serve([inRoot("scripts/server.mjs")], env, `${site}/health`);

  let server = await start();
  await server.stop();
  server = await start();
  const firstAt = performance.now();
  await (await fetch(site)).text();
  const firstPageMs = Math.round(performance.now() - firstAt);

  const sizes = { home: (await weights(site)).html, tool: (await weights(site + tool)).html };
  writeFileSync(path.join(baseline, "sizes.json"), JSON.stringify(sizes));
  writeFileSync(path.join(baseline, "view.json"), JSON.stringify(await readView(site)));
  const built = spawnSync(process.execPath, [packageFile("next/dist/bin/next"), "build", baseline], {
    encoding: "utf8",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  const otherPort = await firstFreePort(port + 1);
  const other = await serve(
    [inRoot("scripts/server.mjs")],
    { PORT: String(otherPort), HOST: "127.0.0.1", CWD: baseline },
    `http://127.0.0.1:${otherPort}/request`,
  );
  const compare = `http://127.0.0.1:${otherPort}`;
  try {
    return {
      firstPageMs,
      weights: {
        home: await weights(site),
        tool: await weights(site + tool),
        bytesPerCard: await bytesPerCard(site),
      },
      throughput: {
        home: await ratio(site, `${compare}/static/home`),
        tool: await ratio(site + tool, `${compare}/static/tool`),
        filtered: await ratio(site + filtered, `${compare}/request`),
      },
      memoryMiB: memory(server.pid),
      lighthouse: {
        home: await audit(site),
        tool: await audit(site + tool),
        news: await audit(`${site}/latest-news`),
        article: await audit(site + (await firstArticle(site))),
      },
    };
  } finally {
    await other.stop();
    await server.stop();
  }
}

/** The address of the newest post of the blog. */
async function firstArticle(site) {
  const [post] = await (await fetch(`${site}/api/blog?limit=1`)).json();
  return `/blog/${post.slug}`;
}

/** What the filtered page shows, for the page that shows the same from memory. */
async function readView(site) {
  const get = async (address) => (await fetch(site + address)).json();
  const card = ({
    id,
    name,
    slug,
    category,
    rating,
    reviews,
    votes,
    isNew,
    isUpcoming,
    launchDate,
    description,
    pricing,
  }) => ({
    id,
    name,
    slug,
    category: category.replace(/^AI for /, ""),
    rating,
    reviews,
    votes,
    isNew,
    isUpcoming,
    launchDate,
    blurb: description.slice(0, 95),
    pricing: pricing.type,
  });
  const [tools, featured, sponsored, categories] = await Promise.all([
    get(`/api/tools${filtered.slice(1)}`),
    get("/api/tools?sort=rating&limit=4"),
    get("/api/sponsorships"),
    get("/api/categories"),
  ]);
  return {
    filters: { category: "image-generation", pricing: "freemium" },
    category: "Image Generation",
    categories: categories.slice(0, 23).map(({ label, slug, count }) => ({ label, slug, count })),
    list: { items: tools.map(card), total: tools.length, page: 1, limit: 152 },
    headlineCount: 4869,
    sponsored,
    featured: featured.map(card),
  };
}

import { Launcher, launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findChromium } from "../scripts/lib/testing/chromium.mjs";
import { keptPages } from "./addresses.mjs";
import { startBaseline, startSite } from "./sites.mjs";
import { weights } from "./weights.mjs";

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Null where the browser could not measure it: Chromium's headless shell knows no layout shift. */
const rounded = (figure, digits) => (Number.isFinite(figure) ? Number(figure.toFixed(digits)) : null);

/**
 * Lighthouse's scores of the kept pages, mobile, the median of `runs`, beside the framework's own prerendered page of as
 * many bytes as the tool page (`framework`; only its performance means anything). All take turns: its model of a slow
 * phone multiplies what the machine takes at the time.
 */
export async function measureLighthouse(databaseUrl, runs = 5) {
  const started = [await startSite(databaseUrl)];
  const [site] = started;
  try {
    const pages = await keptPages(site.url);
    const { html } = await weights(site.url + pages.tool);
    const baseline = await startBaseline({ tool: html });
    started.push(baseline);
    const urls = { framework: `${baseline.url}/static/tool` };
    for (const [name, path] of Object.entries(pages)) urls[name] = site.url + path;
    const results = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
    for (let i = 0; i < runs; i++)
      for (const [name, url] of Object.entries(urls)) results[name].push(await audit(url));
    return Object.fromEntries(Object.entries(results).map(([name, all]) => [name, median(all)]));
  } finally {
    for (const server of started.reverse()) await server.stop();
  }
}

const median = (results) =>
  results.sort((a, b) => a.performance - b.performance)[Math.floor(results.length / 2)];

/** The browser that measures: a whole one where there is one, as the headless shell knows no layout shift. */
async function browser() {
  try {
    return process.env.PLAYWRIGHT_CHROMIUM_PATH ?? Launcher.getInstallations()[0];
  } catch {
    return findChromium();
  }
}

/** An audit of a page, taken again when the browser recorded nothing of it, as happens on a busy machine. */
async function audit(url, tries = 3) {
  const figures = await auditOnce(url);
  if (figures.error === undefined) return figures;
  if (tries > 1) return audit(url, tries - 1);
  throw new Error(`Lighthouse could not measure ${url}: ${figures.error}`);
}

/** Lighthouse's four scores (0 to 100), the largest paint in seconds, layout shift and blocked milliseconds; or what failed. */
async function auditOnce(url) {
  const flags = [
    "--headless=new",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ];
  if (process.getuid?.() === 0) flags.push("--no-sandbox");
  const chrome = await launch({ chromePath: await browser(), chromeFlags: flags });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: "error",
    });
    if (lhr.runtimeError) return { error: lhr.runtimeError.message };
    return {
      ...Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
      lcp: rounded(lhr.audits["largest-contentful-paint"].numericValue / 1000, 2),
      cls: rounded(lhr.audits["cumulative-layout-shift"].numericValue, 3),
      tbt: rounded(lhr.audits["total-blocking-time"].numericValue, 0),
      failed: Object.values(lhr.audits)
        .filter((one) => one.score !== null && one.score < 1 && ["binary"].includes(one.scoreDisplayMode))
        .map((one) => one.id),
    };
  } finally {
    await chrome.kill();
  }
}

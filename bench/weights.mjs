import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const get = async (url) => Buffer.from(await (await fetch(url)).arrayBuffer());

/** Bytes of a page: its HTML, plain and compressed, and all scripts that it loads, compressed (gzip). */
export async function weights(url) {
  const html = await get(url);
  const scripts = [
    ...new Set(
      [...html.toString().matchAll(/<script[^>]+src="([^"]+)"(?![^>]*nomodule)/gi)].map(([, src]) => src),
    ),
  ];
  const sizes = await Promise.all(
    scripts.map(async (src) => gzipSync(await get(new URL(src, url)), { level: 6 }).length),
  );
  return {
    html: html.length,
    htmlGzip: gzipSync(html).length,
    scripts: scripts.length,
    scriptsGzip: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/**
 * Bytes that one card takes in a page, markup and hydration data together: the difference between two pages that
 * differ only in their number of cards, shared out.
 */
export async function bytesPerCard(base) {
  const [full, part] = await Promise.all([get(`${base}/?sort=popular`), get(`${base}/?sort=popular&page=4`)]);
  const cards = (html) => html.toString().split('class="card"').length - 1;
  return Math.round((full.length - part.length) / (cards(full) - cards(part)));
}

/** Resident memory of a process, in MiB. */
export function memory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024);
}

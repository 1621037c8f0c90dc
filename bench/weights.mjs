import { readFileSync } from "node:fs";
import http from "node:http";

const get = async (url) => Buffer.from(await (await fetch(url)).arrayBuffer());

/** Bytes that go over the line for an address, as a browser asks for it. */
const sent = (url) =>
  new Promise((resolve, reject) => {
    http
      .get(url, { headers: { "Accept-Encoding": "gzip, deflate, br" } }, async (response) => {
        let bytes = 0;
        for await (const chunk of response) bytes += chunk.length;
        resolve(bytes);
      })
      .once("error", reject);
  });

/** Bytes of a page: its HTML, plain and as sent, and all scripts that it loads, as sent. */
export async function weights(url) {
  const html = await get(url);
  const scripts = [
    ...new Set(
      [...html.toString().matchAll(/<script[^>]+src="([^"]+)"(?![^>]*nomodule)/gi)].map(([, src]) => src),
    ),
  ];
  const sizes = await Promise.all(scripts.map((src) => sent(new URL(src, url))));
  return {
    html: html.length,
    htmlSent: await sent(url),
    scripts: scripts.length,
    scriptsSent: sizes.reduce((sum, size) => sum + size, 0),
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

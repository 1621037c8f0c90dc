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
  const named = html.toString().matchAll(/<script[^>]+src="([^"]+)"(?![^>]*nomodule)/gi);
  const scripts = [...new Set([...named].map(([, file]) => file))];
  if (scripts.length === 0) throw new Error(`${url} names no scripts.`);
  const sizes = await Promise.all(scripts.map((src) => sent(new URL(src, url))));
  return {
    html: html.length,
    htmlSent: await sent(url),
    scripts: scripts.length,
    scriptsSent: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/**
 * Bytes that one card takes in a page, markup and hydration data together: the difference between two views of the list
 * with one filter each, which differ in nothing but their cards, shared out.
 */
export async function bytesPerCard(base) {
  const [many, few] = await Promise.all([get(`${base}/?pricing=paid`), get(`${base}/?pricing=free`)]);
  const cards = (html) => html.toString().split('class="card"').length - 1;
  return Math.round((many.length - few.length) / (cards(many) - cards(few)));
}

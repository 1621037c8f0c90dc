import "server-only";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";

/** How long a document is kept when nothing changes, milliseconds. */
const longest = 3_600_000;

type Kept = { version: string; until: number; body: Promise<Buffer> };
const shared = globalThis as { almanacSitemaps?: Map<string, Kept> };

/**
 * A document made once for each version of what it shows, and kept compressed: a full file of a sitemap is eight
 * megabytes as text, more than the data cache takes, and a tenth of that like this. Requests that come while it is
 * being made wait for the same one. Keys must come from a small closed set.
 */
export function keep(key: string, version: string, make: () => AsyncIterable<string>): Promise<Buffer> {
  const documents = (shared.almanacSitemaps ??= new Map());
  const found = documents.get(key);
  if (found && found.version === version && found.until > Date.now()) return found.body;
  const body = compress(make());
  const kept = { version, until: Date.now() + longest, body };
  documents.set(key, kept);
  // A failure is not kept.
  body.catch(() => documents.get(key) === kept && documents.delete(key));
  return body;
}

async function compress(text: AsyncIterable<string>): Promise<Buffer> {
  const gzip = createGzip();
  const [body] = await Promise.all([buffer(gzip), pipeline(Readable.from(text), gzip)]);
  return body;
}

import "server-only";
import { Readable } from "node:stream";

/** Answers with an XML document, sent as it is made: a full file of a sitemap is eight megabytes. */
export function respondXml(text: AsyncIterable<string>): Response {
  const body = Readable.toWeb(Readable.from(text, { objectMode: false })) as ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=300, stale-while-revalidate=3600",
    },
  });
}

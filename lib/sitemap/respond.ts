import "server-only";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

const decompress = promisify(gunzip);
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** Answers with a compressed XML document, as it is to those who take it and as text to the others. */
export async function respondXml(request: Request, compressed: Buffer): Promise<Response> {
  const headers = new Headers({
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": "public, max-age=300, stale-while-revalidate=3600",
    Vary: "Accept-Encoding",
  });
  const asIs = acceptsGzip.test(request.headers.get("accept-encoding") ?? "");
  if (asIs) headers.set("Content-Encoding", "gzip");
  return new Response(new Uint8Array(asIs ? compressed : await decompress(compressed)), { headers });
}

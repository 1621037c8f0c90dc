import "server-only";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

const decompress = promisify(gunzip);

/**
 * Answers with an XML document that is kept compressed. It goes out as text, which the server in front compresses: the
 * framework takes the header of a compressed body off.
 */
export async function respondXml(compressed: Buffer): Promise<Response> {
  return new Response(new Uint8Array(await decompress(compressed)), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=300, stale-while-revalidate=3600",
    },
  });
}

import { readLocal } from "@/lib/storage/local-disk";
import { typeOfPath } from "@/lib/storage/utils";

export const dynamic = "force-dynamic";

// Opened by itself, a file may load and run nothing.
const strict = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "X-Content-Type-Options": "nosniff",
};

/** A file from this server's own storage. A path never gets other bytes, so it is kept for as long as a cache likes. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const path = (await params).path.join("/");
  const type = typeOfPath(path);
  const bytes = type && (await readLocal(path));
  if (!bytes)
    return new Response("Not found", {
      status: 404,
      headers: { ...strict, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...strict,
      "Content-Type": type,
      "Content-Length": String(bytes.byteLength),
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { readUpload } from "@/lib/platform/storage/queries";
import { typeOfPath } from "@/lib/platform/storage/utils";
import { readSized } from "@/lib/uploads/queries-sized";
import { pictureWidths } from "@/lib/uploads/utils-sizes";

export const dynamic = "force-dynamic";

// Opened by itself, a file may load and run nothing.
const strict = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "X-Content-Type-Options": "nosniff",
};

const say = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      ...strict,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    },
  });

/** A file of our storage, or a picture of a tool in a width of `?w=`. Neither ever gets other bytes, so it is kept for as long as a cache likes. */
export async function GET(request: Request, { params }: RouteContext<"/uploads/[...path]">) {
  const path = (await params).path.join("/");
  const type = typeOfPath(path);
  const asked = new URL(request.url).searchParams.get("w");
  const width = pictureWidths.find((one) => String(one) === asked);
  if (asked && !width) return say(404, "Not found");
  let bytes: Buffer | undefined;
  try {
    bytes = type && (await (width ? readSized(path, width) : readUpload(path)));
  } catch (error) {
    // The cloud or the database is away: the picture is not gone, and nobody should remember that it was.
    if (!(error instanceof AppError)) log.error({ err: error, path }, "a file could not be read");
    return say(503, "Not available right now", { "Retry-After": "30" });
  }
  if (!type || !bytes) return say(404, "Not found");
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...strict,
      "Content-Type": type,
      "Content-Length": String(bytes.byteLength),
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

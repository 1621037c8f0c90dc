import compression from "next/dist/compiled/compression/index.js";
import { releaseCompressionStream } from "next/dist/server/lib/release-compression-stream.js";

const wrap = compression();

/** Compresses what has no compressed form yet, as the framework would; its own is off, so that kept bodies go first. */
export function compress(request, response) {
  wrap(request, response, () => {});
  // A client that went away would leave the compressor in memory.
  response.once("close", () => {
    if (!response.writableFinished) releaseCompressionStream(response);
  });
}

import "server-only";
import { AppError } from "@/lib/platform/errors";

/** So many pieces may be of any size; with more, they have to be as large as a packet of the network on average. */
const mostCrumbs = 1_024;
const packet = 256;

/**
 * A body of so many bytes at most; undefined when it is larger, of which no more is read then. Each piece costs as much as
 * thousands of bytes, so one that comes in crumbs is refused.
 */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    chunks.push(chunk);
    if (chunks.length > mostCrumbs + size / packet)
      throw new AppError("invalid", "The body comes in too many small pieces.");
  }
  return Buffer.concat(chunks);
}

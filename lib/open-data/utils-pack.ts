import { createHash } from "node:crypto";
import { once } from "node:events";
import { pipeline, Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";

/** How large the pieces of a compressed file are, and how much text is given to gzip at once. */
const pieceBytes = 1024 * 1024;
const chunkLength = 64 * 1024;

type Packed = { sha256: string; bytes: number; compressed: number };

/** Compresses a file that is written bit by bit, and hands it on in pieces; it never holds more than one or two of them. */
export class Packer {
  private readonly gzip = createGzip();
  private readonly hash = createHash("sha256");
  private text = "";
  private ready: Buffer[] = [];
  private readyBytes = 0;
  private bytes = 0;
  private compressed = 0;

  constructor(private readonly store: (piece: Buffer) => Promise<void>) {
    this.gzip.on("data", (chunk: Buffer) => {
      this.ready.push(chunk);
      this.readyBytes += chunk.byteLength;
    });
  }

  async write(text: string): Promise<void> {
    this.text += text;
    if (this.text.length >= chunkLength) await this.pass();
  }

  /** The whole file, packed and stored. */
  async end(): Promise<Packed> {
    await this.pass();
    const ended = once(this.gzip, "end");
    this.gzip.end();
    await ended;
    await this.hand(1);
    return { sha256: this.hash.digest("hex"), bytes: this.bytes, compressed: this.compressed };
  }

  private async pass(): Promise<void> {
    const chunk = Buffer.from(this.text);
    this.text = "";
    this.hash.update(chunk);
    this.bytes += chunk.byteLength;
    if (!this.gzip.write(chunk)) await once(this.gzip, "drain");
    await this.hand(pieceBytes);
  }

  private async hand(least: number): Promise<void> {
    if (this.readyBytes < least) return;
    const piece = Buffer.concat(this.ready);
    this.ready = [];
    this.readyBytes = 0;
    this.compressed += piece.byteLength;
    await this.store(piece);
  }
}

/** A packed file as it was written. */
export function unpack(pieces: AsyncIterable<Uint8Array>): Readable {
  const plain = createGunzip();
  // A failure reaches whoever reads.
  pipeline(Readable.from(pieces), plain, () => undefined);
  return plain;
}

/** The lines of a text that comes in pieces, without their ends. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest) yield rest;
}

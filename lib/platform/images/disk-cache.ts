import "server-only";
import { createHash } from "node:crypto";
import { readdir, readFile, stat, unlink } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "@/lib/platform/files/write-whole";

const trimEvery = 200;

/** Files of pictures by the address that they came from; at most `maxFiles`, the oldest go first. */
export class DiskCache {
  private written = 0;

  constructor(
    private readonly directory: string,
    private readonly maxFiles: number,
  ) {}

  private file(key: string): string {
    return path.join(this.directory, `${createHash("sha256").update(key).digest("hex").slice(0, 40)}.webp`);
  }

  /** The picture and the moment it was written, or undefined. */
  async read(key: string): Promise<{ bytes: Buffer; writtenAt: number } | undefined> {
    try {
      const file = this.file(key);
      const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
      return bytes.length > 0 ? { bytes, writtenAt: mtimeMs } : undefined;
    } catch {
      // Not there, or not readable: the same to the caller, who fetches it.
      return undefined;
    }
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    await writeWhole(this.file(key), bytes);
    if (this.written++ % trimEvery === 0) await this.trim();
  }

  /** Deletes the oldest files over the bound, and drafts that a crash left behind. */
  async trim(): Promise<void> {
    const names = await readdir(this.directory);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.directory, name);
        return {
          file,
          draft: name.endsWith(".tmp"),
          at: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0,
        };
      }),
    );
    const drafts = files.filter(({ draft, at }) => draft && at < Date.now() - 3_600_000);
    const kept = files.filter(({ draft }) => !draft).sort((a, b) => a.at - b.at);
    const surplus =
      kept.length > this.maxFiles ? kept.slice(0, kept.length - Math.floor(this.maxFiles * 0.9)) : [];
    await Promise.all([...drafts, ...surplus].map(({ file }) => unlink(file).catch(() => {})));
  }
}

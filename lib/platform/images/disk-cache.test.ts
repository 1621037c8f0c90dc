import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DiskCache } from "@/lib/platform/images/disk-cache";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "almanac-logos-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe("DiskCache", () => {
  it("gives back what was written, under any key", async () => {
    const cache = new DiskCache(directory, 10);
    const key = "https://a.example/../../etc/passwd?\0";
    await cache.write(key, Buffer.from("picture"));
    expect((await cache.read(key))?.bytes.toString()).toBe("picture");
    expect(await cache.read("another")).toBeUndefined();
    expect(await readdir(directory)).toEqual([expect.stringMatching(/^[0-9a-f]{40}\.webp$/)]);
  });

  it("deletes the oldest files over its bound, and old drafts", async () => {
    const cache = new DiskCache(directory, 10);
    for (let i = 0; i < 15; i++) {
      await writeFile(path.join(directory, `${i}.webp`), "x");
      await utimes(path.join(directory, `${i}.webp`), 1_000 + i, 1_000 + i);
    }
    await writeFile(path.join(directory, "a.webp.1.tmp"), "x");
    await utimes(path.join(directory, "a.webp.1.tmp"), 1_000, 1_000);
    await writeFile(path.join(directory, "b.webp.2.tmp"), "x");
    await cache.trim();
    const names = await readdir(directory);
    expect(names.filter((name) => name.endsWith(".tmp"))).toEqual(["b.webp.2.tmp"]);
    expect(
      names
        .filter((name) => name.endsWith(".webp"))
        .map((name) => Number.parseInt(name))
        .sort((a, b) => a - b),
    ).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });
});

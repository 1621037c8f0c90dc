import { mkdir, mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";

const folder = await mkdtemp(path.join(tmpdir(), "almanac-restored-"));
process.env.DATA_DIR = folder;
afterAll(() => rm(folder, { recursive: true, force: true }));

await openApp();
const { removeUnusedUploads } = await import("@/lib/uploads/mutations-unused");

it("what a restore had unpacked that was killed goes a day later", async () => {
  const now = Date.now();
  for (const [name, hours] of Object.entries({ "restoring-old": 25, "restoring-new": 2, other: 99 })) {
    await mkdir(path.join(folder, name, "uploads"), { recursive: true });
    await utimes(path.join(folder, name), new Date(), new Date(now - hours * 3_600_000));
  }
  await removeUnusedUploads(new Date(now));
  expect((await readdir(folder)).sort()).toEqual(["other", "restoring-new"]);
});

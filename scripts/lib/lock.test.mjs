import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lockHolder, tryLock, waitForLock } from "./lock.mjs";

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lock-test-"));
  file = path.join(folder, "deep/a.lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("tryLock", () => {
  it("takes a free lock and tells the next one who has it", () => {
    expect(tryLock(file)).toHaveProperty("release");
    expect(tryLock(file)).toMatchObject({ holder: { pid: process.pid } });
  });

  it("can be taken again after its release", () => {
    tryLock(file).release();
    expect(lockHolder(file)).toBeNull();
    expect(tryLock(file)).toHaveProperty("release");
  });

  it("overrules an owner that is gone, and one whose id belongs to somebody else now", () => {
    tryLock(file);
    for (const stale of [
      { pid: 2 ** 22 + 1, identity: "x" },
      { pid: process.pid, identity: "another start" },
    ]) {
      writeFileSync(file, JSON.stringify(stale));
      const lock = tryLock(file);
      expect(lock).toHaveProperty("release");
      expect(lockHolder(file)).toMatchObject({ pid: process.pid });
      lock.release();
      expect(readdirSync(path.dirname(file))).toEqual([]);
    }
  });

  it("overrules a file that a power failure left empty", () => {
    tryLock(file);
    writeFileSync(file, "");
    expect(tryLock(file)).toHaveProperty("release");
  });
});

describe("waitForLock", () => {
  it("waits for a release and says so once", async () => {
    const first = tryLock(file);
    const onWait = vi.fn(() => first.release());
    expect(await waitForLock(file, { onWait })).toHaveProperty("release");
    expect(onWait).toHaveBeenCalledOnce();
    expect(existsSync(file)).toBe(true);
  });

  it("gives up when its patience ends", async () => {
    tryLock(file);
    expect(await waitForLock(file, { timeout: 0 })).toHaveProperty("holder");
  });
});

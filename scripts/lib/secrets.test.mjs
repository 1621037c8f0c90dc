import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keptSecret } from "./secrets.mjs";

let folder;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "secret-test-"))));
afterEach(() => rmSync(folder, { recursive: true }));

it("makes a secret once and keeps it to its owner", () => {
  const file = path.join(folder, "data/secret");
  const secret = keptSecret(file);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keptSecret(file)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("replaces one that was cut off before it was written", () => {
  const file = path.join(folder, "secret");
  writeFileSync(file, "");
  expect(keptSecret(file)).toMatch(/^[\w-]{43}$/);
});

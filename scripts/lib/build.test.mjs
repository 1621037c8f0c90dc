import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sourceHash } from "./build.mjs";

let folder;
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "build-test-"));
  write("app/page.tsx", "1");
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ["a source", () => write("app/page.tsx", "2")],
  ["a new file", () => write("lib/tools/utils.ts", "1")],
  ["the lockfile", () => write("package-lock.json", "{}")],
])("changes with %s", (_what, change) => {
  const before = sourceHash({}, folder);
  change();
  expect(sourceHash({}, folder)).not.toBe(before);
});

it("stays the same for tests, documents and generated code", () => {
  const before = sourceHash({}, folder);
  write("app/page.test.tsx", "1");
  write("README.md", "1");
  write("lib/generated/prisma/client.ts", "1");
  expect(sourceHash({ LOG_LEVEL: "debug" }, folder)).toBe(before);
});

it("changes with the variables that end up in the build", () => {
  const hashes = [{}, { NEXT_PUBLIC_A: "1" }, { NEXT_PUBLIC_A: "2" }, { SITE_URL: "https://a.example" }];
  expect(new Set(hashes.map((env) => sourceHash(env, folder))).size).toBe(hashes.length);
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readEnvFiles } from "./env-files.mjs";

let folder;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "env-test-"))));
afterEach(() => rmSync(folder, { recursive: true }));

it("prefers the more particular file, as Next does", () => {
  writeFileSync(path.join(folder, ".env"), 'A=1\nB=1\nC="one two"\n');
  writeFileSync(path.join(folder, ".env.production"), "A=2\nB=2\n");
  writeFileSync(path.join(folder, ".env.local"), "A=3\n");
  writeFileSync(path.join(folder, ".env.development"), "A=4\n");
  expect(readEnvFiles("production", folder)).toEqual({ A: "3", B: "2", C: "one two" });
});

it("is empty where there are no files", () => {
  expect(readEnvFiles("production", folder)).toEqual({});
});

import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressStatic } from "./compress-static.mjs";

test("lays both compressed forms beside texts that are worth it", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "static-"));
  const script = "console.log('almanac');\n".repeat(200);
  mkdirSync(path.join(folder, "chunks"));
  writeFileSync(path.join(folder, "chunks", "a.js"), script);
  writeFileSync(path.join(folder, "chunks", "short.css"), "a{}");
  writeFileSync(path.join(folder, "font.woff2"), script);

  await compressStatic(folder);
  // A build may be compressed again.
  await compressStatic(folder);

  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    "chunks",
    "chunks/a.js",
    "chunks/a.js.br",
    "chunks/a.js.gz",
    "chunks/short.css",
    "font.woff2",
  ]);
  const form = (extension) => readFileSync(path.join(folder, "chunks", `a.js.${extension}`));
  expect(brotliDecompressSync(form("br")).toString()).toBe(script);
  expect(gunzipSync(form("gz")).toString()).toBe(script);
});

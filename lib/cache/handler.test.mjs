import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { afterAll, beforeEach, expect, it } from "vitest";
import { begun, drop, forRequest, learn } from "./freshness.mjs";
import CacheHandler from "./handler.mjs";

const build = mkdtempSync(path.join(tmpdir(), "almanac-handler-"));
writeFileSync(path.join(build, "BUILD_ID"), "the-build\n");
mkdirSync(path.join(build, "server"));
afterAll(() => rmSync(build, { recursive: true, force: true }));

// The framework makes a new one for each request; what is kept is common to all.
const handler = () =>
  new CacheHandler({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: path.join(build, "server"),
    maxMemoryCacheSize: 1024 * 1024,
    revalidatedTags: [],
  });

let key = "";
let n = 0;
beforeEach(() => {
  key = `key ${(n += 1)}`;
});

const page = (html, tags) => ({
  kind: "APP_PAGE",
  html,
  rscData: Buffer.from(html),
  headers: { "x-next-cache-tags": tags.join(",") },
  status: 200,
});
const asPage = { kind: "APP_PAGE", cacheControl: { revalidate: 60 } };
const result = (body) => ({
  kind: "FETCH",
  data: { headers: {}, body, status: 200, url: "" },
  revalidate: 60,
});
const asResult = (tags) => ({ kind: "FETCH", fetchCache: true, tags, softTags: [] });
const kept = async (context) => (await handler().get(key, context))?.value ?? null;

it("keeps a page until one of its tags is dropped, here or elsewhere", async () => {
  for (const forget of [() => drop(["b"]), () => learn(`${n}-1`, ["b"])]) {
    await handler().set(key, page("one", ["a", "b"]), asPage);
    drop(["c"]);
    expect(await kept(asPage)).toMatchObject({ html: "one", status: 200 });
    forget();
    expect(await kept(asPage)).toBeNull();
    await handler().set(key, page("two", ["a", "b"]), asPage);
    expect(await kept(asPage)).toMatchObject({ html: "two" });
  }
});

it("keeps a result until one of the tags that it is asked for with is dropped", async () => {
  await handler().set(key, result("1"), asResult(["a"]));
  expect(await kept(asResult(["a"]))).toMatchObject({ data: { body: "1" } });
  drop(["a"]);
  expect(await kept(asResult(["a"]))).toBeNull();
});

it("forgets what was begun before a write and stored after it", async () => {
  await forRequest(async () => {
    drop(["race"]);
    await handler().set(key, page("old", ["race"]), asPage);
  });
  expect(await kept(asPage)).toBeNull();
});

it("takes an old page for no younger when the framework keeps it for longer", async () => {
  await handler().set(key, page("old", ["again"]), asPage);
  const old = await kept(asPage);
  drop(["again"]);
  await forRequest(() => handler().set(key, old, asPage));
  expect(await kept(asPage)).toBeNull();
});

it("believes a page of the build", async () => {
  const folder = path.join(build, "server/app");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "built.html"), "built");
  writeFileSync(path.join(folder, "built.rsc"), "");
  writeFileSync(path.join(folder, "built.meta"), JSON.stringify({ headers: {}, status: 200 }));
  drop(["anything"]);
  key = "/built";
  expect(await kept(asPage)).toMatchObject({ html: "built" });
  expect(begun().seq).toBeGreaterThan(0);
});

it("keeps no more than its memory holds", async () => {
  const large = "x".repeat(400_000);
  for (const name of ["a", "b", "c", "d"]) await handler().set(`${key} ${name}`, page(large, []), asPage);
  const found = await Promise.all(
    ["a", "b", "c", "d"].map((name) => handler().get(`${key} ${name}`, asPage)),
  );
  expect(found.map(Boolean)).toEqual([false, false, false, true]);
});

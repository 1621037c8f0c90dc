import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { homeFilters, lists, pageQueries, searches } from "@/lib/list/list-routes.mjs";
import { isReserved, reservedSlugs } from "@/lib/software-pages/utils-reserved";
import { isSoftwareSlug } from "@/lib/software-pages/utils";
import configOf from "@/next.config";

const root = path.resolve(import.meta.dirname, "../..");
const config = configOf("");
const first = (address: string) => address.split("/")[1] ?? "";
/** What a page could be called at all: no parameters, groups or names with an end. */
const couldBeSlugs = (names: string[]) => [...new Set(names)].filter(isSoftwareSlug);

/** The first segments below a folder of the app, looking through groups and at routes that files name. */
function segments(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    return /^\(.*\)$/.test(entry.name) ? segments(path.join(folder, entry.name)) : [entry.name];
  });
}

describe("reservedSlugs", () => {
  it("has every top-level route of the app", () => {
    const routes = couldBeSlugs(segments(path.join(root, "app")));
    expect(routes.length).toBeGreaterThan(25);
    expect(routes.filter((name) => !isReserved(name))).toEqual([]);
  });

  it("has every address that is redirected or rewritten", async () => {
    const { beforeFiles } = (await config.rewrites!()) as {
      beforeFiles: { source: string; destination: string }[];
    };
    const redirects = await config.redirects!();
    const addresses = [...redirects, ...beforeFiles].flatMap(({ source, destination }) => [
      source,
      destination,
    ]);
    expect(homeFilters.length).toBeGreaterThan(0);
    for (const { path: address } of [...lists, ...searches]) addresses.push(address);
    addresses.push(...Object.keys(pageQueries));
    expect(couldBeSlugs(addresses.map(first)).filter((name) => !isReserved(name))).toEqual([]);
  });

  it("has every address that the server in front treats by itself", () => {
    const text = readFileSync(path.join(root, "scripts/lib/front/clean.mjs"), "utf8");
    // What its patterns begin with, and the addresses that it names.
    const patterns = [...text.matchAll(/^const \w+ = (\/\^.*);$/gm)].map(([, pattern = ""]) => pattern);
    const words = [
      ...patterns.flatMap((pattern) => pattern.match(/(?<=[(|])[a-z_-]+/g) ?? []),
      ...[...text.matchAll(/"\/([a-z-]+)"/g)].map(([, name = ""]) => name),
    ];
    expect(words).toEqual(expect.arrayContaining(["uploads", "moderation", "there-is-no-such-page"]));
    expect(couldBeSlugs(words).filter((name) => !isReserved(name))).toEqual([]);
  });

  it("has every public file and folder", () => {
    const folder = path.join(root, "public");
    const names = existsSync(folder) ? readdirSync(folder) : [];
    expect(couldBeSlugs(names).filter((name) => !isReserved(name))).toEqual([]);
  });

  it("has nothing that could not be a slug", () => {
    expect([...reservedSlugs].filter((name) => !isSoftwareSlug(name))).toEqual([]);
  });
});

import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { kindOf } from "@/scripts/server/routes.mjs";
import { isReserved, reservedSlugs } from "@/lib/software-pages/utils-reserved";
import { isSoftwareSlug } from "@/lib/software-pages/utils";
import config from "@/next.config";

const root = path.resolve(import.meta.dirname, "../..");
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

  it("has every address that is redirected", async () => {
    const sources = (await config.redirects!()).map(({ source }) => source);
    const names = sources.flatMap((source) => source.match(/[a-z-]+(?=[|)])/g) ?? [first(source)]);
    expect(names).toContain("aitools");
    expect(couldBeSlugs(names).filter((name) => !isReserved(name))).toEqual([]);
  });

  it("has every public file and folder", () => {
    const folder = path.join(root, "public");
    const names = existsSync(folder) ? readdirSync(folder) : [];
    expect(couldBeSlugs(names).filter((name) => !isReserved(name))).toEqual([]);
  });

  it("has every name that the server keeps for something else", () => {
    const own = ["admin", "moderation", "dashboard", "health"];
    expect(own.filter((name) => kindOf({ path: `/${name}`, url: `/${name}` }, false) === "public")).toEqual(
      [],
    );
    expect(own.filter((name) => !isReserved(name))).toEqual([]);
  });

  it("has nothing that could not be a slug", () => {
    expect([...reservedSlugs].filter((name) => !isSoftwareSlug(name))).toEqual([]);
  });
});

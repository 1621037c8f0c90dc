import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { staticPages } from "@/lib/seo/sitemap/static-pages";

const site = path.resolve(import.meta.dirname, "../../../app/(site)");
const hasPage = (folder: string) => existsSync(path.join(site, folder, "page.tsx"));
/** Pages that search engines need not know: views of others, copies, shells, and those of a signed-in visitor. */
const left = new Set([
  "discussions",
  "events",
  "news",
  "dashboard",
  "sign-in",
  "sign-up",
  "forgot-password",
  "reset-password",
  "verify-email",
]);

describe("staticPages", () => {
  it.each(staticPages)("%s exists", (address) => {
    expect(hasPage(address)).toBe(true);
  });

  it("names every page once", () => {
    expect(new Set(staticPages).size).toBe(staticPages.length);
  });

  it("has every page that there is to find", () => {
    const folders = readdirSync(site, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^[[(]/.test(entry.name) && hasPage(entry.name))
      .map(({ name }) => name);
    const known = new Set<string>(staticPages.map((address) => address.slice(1).split("/")[0]!));
    expect(folders.filter((name) => !known.has(name) && !left.has(name))).toEqual([]);
  });
});

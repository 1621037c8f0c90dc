import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = process.cwd();
const folder = path.join(root, ".next/node_modules");

/** The packages that the build left outside of its files: their servers load them from node_modules. */
function listExternal(below = ""): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap(({ name }) =>
    below === "" && name.startsWith("@")
      ? listExternal(name)
      : [path.join(below, name.replace(/-[0-9a-f]{16}$/, ""))],
  );
}

it("a host that installs no development packages has all that the build loads", () => {
  const lockfile = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const external = listExternal();
  expect(external).toContain("sharp");
  const missing = external.filter((name) => {
    const entry = lockfile.packages[`node_modules/${name}`];
    return !entry || entry.dev || entry.devOptional;
  });
  expect(missing).toEqual([]);
});

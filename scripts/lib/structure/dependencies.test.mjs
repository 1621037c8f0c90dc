import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listFiles } from "../hash.mjs";
import { inRoot, root } from "../paths.mjs";

const read = (file) => readFileSync(inRoot(file), "utf8");
const all = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);
const dependencies = Object.keys(JSON.parse(read("package.json")).dependencies);
const packageOf = (name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0];

describe("the dependencies", () => {
  it("are all in docs/dependencies.md, with no other", () => {
    expect(all(read("docs/dependencies.md"), /^\| `([^`]+)`/gm)).toEqual(dependencies);
  });

  it("have what runs without a build", () => {
    const isRun = (file) => /\.mjs$/.test(file) && !/\.test\.|\/cut-|\/(testing|structure)\//.test(file);
    const files = listFiles(root, ["scripts", "lib/platform/cache"]).filter(isRun);
    expect(files.length).toBeGreaterThan(60);
    const imported = files.flatMap((file) =>
      all(read(file), /^(?:import|\} from).* ?"((?![.@]\/|\.|node:)[^"]+)";$/gm),
    );
    expect(imported).toContain("pg");
    expect([...new Set(imported.map(packageOf))].filter((name) => !dependencies.includes(name))).toEqual([]);
  });

  it("have what the build leaves outside", () => {
    const [external] = all(read("next.config.ts"), /serverExternalPackages: \[(.+)\]/g);
    expect(all(external, /"([^"]+)"/g).filter((name) => !dependencies.includes(name))).toEqual([]);
  });
});

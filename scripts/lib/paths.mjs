import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The folder of the project. */
export const root = path.resolve(import.meta.dirname, "../..");

/** Joins onto the project's folder. */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Where the production build lies. */
export const buildDir = inRoot(".next");

/** Where things that outlive one run lie: database, generated secrets, uploads. */
export const dataDirFrom = (env) => path.resolve(root, env.DATA_DIR || ".data");

/** The absolute path of a file of an installed package, such as `next/dist/bin/next`. */
export const packageFile = (specifier) => createRequire(inRoot("package.json")).resolve(specifier);

/** The absolute path of the program that an installed package brings under a name. */
export function packageProgram(name, bin = name) {
  const folder = inRoot("node_modules", name);
  return path.join(folder, JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")).bin[bin]);
}

/** The version of the project. */
export const appVersion = () => JSON.parse(readFileSync(inRoot("package.json"), "utf8")).version;

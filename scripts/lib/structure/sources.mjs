import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../hash.mjs";

/** Where the project's own code lies. */
export const CODE = [
  "app",
  "bench",
  "components",
  "lib",
  "prisma",
  "scripts",
  "tests",
  "middleware.ts",
  "next.config.ts",
];
const NAME = /\.(ts|tsx|mjs)$/;
const LEFT_OUT = /^lib\/generated\/|\/(\.next|node_modules)\//;

/** @typedef {{ path: string, text: string }} Source a file of code, its path relative to the project */

/** All of the project's own code. @returns {Source[]} */
export function readSources(root) {
  return listFiles(root, CODE)
    .filter((file) => NAME.test(file) && !LEFT_OUT.test(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), "utf8") }));
}

import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { inRoot } from "./paths.mjs";

/** The files that Next reads too, in its order: the first one that has a value wins. */
const envFiles = (mode) => [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"];

/**
 * The values of the project's `.env` files.
 *
 * @param {"production" | "development"} mode
 * @returns {Record<string, string>}
 */
export function readEnvFiles(mode, folder = inRoot()) {
  const found = envFiles(mode)
    .map((name) => `${folder}/${name}`)
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, "utf8")));
  return Object.assign({}, ...found.reverse());
}

/** Takes the `.env` files into this process. What the real environment sets stays. */
export function loadEnvFiles(mode) {
  process.env = { ...readEnvFiles(mode), ...process.env };
}

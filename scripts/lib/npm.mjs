import { existsSync } from "node:fs";
import path from "node:path";
import { Problem } from "./problem.mjs";

/** The file that is npm: the one that runs this script, else the one that came with this Node. */
export function npmCli() {
  const beside = path.dirname(process.execPath);
  const { npm_execpath: running = "" } = process.env;
  const candidates = [
    running.endsWith("npm-cli.js") ? running : "",
    path.join(beside, "../lib/node_modules/npm/bin/npm-cli.js"),
    path.join(beside, "node_modules/npm/bin/npm-cli.js"),
    "/usr/share/nodejs/npm/bin/npm-cli.js",
  ];
  const found = candidates.find((file) => file && existsSync(file));
  if (!found)
    throw new Problem(
      "npm was not found beside Node. Start with `npm start`, or run `npm ci` yourself first.",
    );
  return found;
}

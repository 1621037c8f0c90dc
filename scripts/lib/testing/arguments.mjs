import { parseArgs } from "node:util";
import { Problem } from "../output.mjs";
import { CHECKS } from "./check.mjs";

/** Everything that `npm test` runs, in its order. */
export const KINDS = [...CHECKS, "api", "system", "browser"];

/**
 * Reads the command line of `npm test`: `--only unit,api` selects kinds, further words are parts of the
 * names of test files.
 *
 * @param {string[]} args
 */
export function readArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { only: { type: "string" } },
    allowPositionals: true,
  });
  const kinds = values.only?.split(",").map((kind) => kind.trim()) ?? KINDS;
  const unknown = kinds.find((kind) => !KINDS.includes(kind));
  if (unknown !== undefined)
    throw new Problem(`There are no tests of the kind "${unknown}"; there are ${KINDS.join(", ")}.`);
  return { kinds, filters: positionals };
}

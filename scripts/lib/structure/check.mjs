import { checkBarrels, checkLength, checkServerOnly, checkSuppressions } from "./contents.mjs";
import { checkCycles } from "./cycles.mjs";
import { checkDomains } from "./domains.mjs";
import { checkNames } from "./names.mjs";
import { checkRoutes } from "./routes.mjs";
import { readSources } from "./sources.mjs";

const RULES = [
  checkNames,
  checkBarrels,
  checkServerOnly,
  checkLength,
  checkSuppressions,
  checkCycles,
  checkDomains,
  checkRoutes,
];

/**
 * What breaks those rules of the house (CONTRIBUTING.md) that ESLint cannot see, one line each.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function checkStructure(root) {
  const sources = readSources(root);
  return RULES.flatMap((rule) => rule(sources)).map(({ path, message }) => `${path} ${message}`);
}

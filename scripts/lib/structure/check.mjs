import { checkDomains } from "./domains.mjs";
import { checkNames } from "./names.mjs";
import { readSources } from "./sources.mjs";
import { checkSuppressions } from "./suppressions.mjs";

const RULES = [checkNames, checkSuppressions, checkDomains];

/**
 * What breaks those rules of the house (CONTRIBUTING.md) that no tool of others can say, one line each.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function checkStructure(root) {
  const sources = readSources(root);
  return RULES.flatMap((rule) => rule(sources)).map(({ path, message }) => `${path} ${message}`);
}

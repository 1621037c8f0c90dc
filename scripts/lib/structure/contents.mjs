import ts from "typescript";
import { parse } from "./sources.mjs";

const MAX_LINES = 300;

/** Files that hold one long thing, and why that is better than several. */
const LONG_FILES = {
  "tests/e2e/admin-tools.spec.ts": "one screen with its dialogs, by mouse and by keyboard",
  "tests/api/proposals.test.ts": "one story, from proposing to deciding, on one set of accounts",
  "tests/api/search-races.test.ts": "every pair of changes of the index, in every order of their steps",
  "tests/api/submissions.test.ts": "one story, from sending to deciding, on one set of accounts",
  "tests/api/tools-admin.test.ts": "every write of a tool, on one set of accounts",
  "tests/api/valid-requests.ts": "one request for each call of the interface",
  "tests/api/votes.test.ts": "every way in which a count could go wrong, on one set of accounts",
};

/** @typedef {import("./sources.mjs").Source} Source */

/** A file that only passes on what others export hides where things are. @param {Source[]} sources */
export function checkBarrels(sources) {
  return sources
    .filter(isBarrel)
    .map(({ path }) => ({ path, message: "only re-exports: import from the files themselves" }));
}

function isBarrel(source) {
  if (!/\/index\.(ts|tsx|mjs)$/.test(source.path)) return false;
  const { statements } = parse(source);
  return (
    statements.length > 0 &&
    statements.every((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier)
  );
}

/** @param {Source[]} sources */
export function checkLength(sources, allowed = LONG_FILES) {
  return sources
    .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
    .filter(({ path, lines }) => lines > MAX_LINES && !allowed[path])
    .map(({ path, lines }) => ({
      path,
      message: `has ${lines} lines; more than ${MAX_LINES} want a reason in LONG_FILES`,
    }));
}

/** A switched-off rule says why: `// eslint-disable-next-line some-rule -- reason`. @param {Source[]} sources */
export function checkSuppressions(sources) {
  return sources.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const directive = /(?:\/\/|\/\*)\s*eslint-disable\b.*/.exec(line)?.[0];
      if (!directive || /\s--\s+\S/.test(directive.replace(/\*\/.*$/, ""))) return [];
      return [
        { path: `${path}:${index + 1}`, message: "switches a lint rule off without a reason (-- because …)" },
      ];
    }),
  );
}

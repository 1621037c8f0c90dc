import ts from "typescript";
import { parse } from "./sources.mjs";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Routes that answer without a contract, and why. */
const WITHOUT_CONTRACT = {
  "app/api/[...path]/route.ts": "answers for addresses that do not exist",
  "app/api/auth/[...nextauth]/route.ts": "belongs to next-auth, which answers many calls by itself",
};

/**
 * The methods of every route below app/api, with the contract that each hands to `handle(…)`, or null.
 *
 * @param {import("./sources.mjs").Source[]} sources
 * @returns {{ file: string, path: string, method: string, contract: string | null }[]}
 */
export function routeMethods(sources) {
  return sources
    .filter(({ path }) => path.startsWith("app/api/") && path.endsWith("/route.ts"))
    .flatMap((source) =>
      exportedMethods(parse(source)).map(({ method, contract }) => ({
        file: source.path,
        path: addressOf(source.path),
        method,
        contract,
      })),
    );
}

/** Every method of a route below app/api is `handle(contract, …)`. @param {import("./sources.mjs").Source[]} sources */
export function checkRoutes(sources, exempt = WITHOUT_CONTRACT) {
  return routeMethods(sources)
    .filter(({ file, contract }) => contract === null && !exempt[file])
    .map(({ file, method }) => ({ path: file, message: `${method} is not handle(contract, …)` }));
}

/** "/api/tools/{id}/vote" for app/api/tools/[id]/vote/route.ts. */
function addressOf(file) {
  return file
    .replace(/^app/, "")
    .replace(/\/route\.ts$/, "")
    .replace(/\/\([^)]*\)/g, "")
    .replace(/\[(?:\.{3})?([^\]]+)\]/g, "{$1}");
}

function exportedMethods(file) {
  return file.statements
    .flatMap((statement) => {
      if (ts.isExportDeclaration(statement)) {
        const names =
          statement.exportClause && ts.isNamedExports(statement.exportClause)
            ? statement.exportClause.elements
            : [];
        return names.map((element) => ({ method: element.name.text, contract: null }));
      }
      if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
      if (ts.isFunctionDeclaration(statement))
        return [{ method: statement.name?.text ?? "", contract: null }];
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations.map(({ name, initializer }) => ({
        method: name.getText(),
        contract: contractOf(initializer),
      }));
    })
    .filter(({ method }) => METHODS.has(method));
}

/** The first argument of a call to `handle`. */
function contractOf(expression) {
  if (!expression || !ts.isCallExpression(expression) || expression.expression.getText() !== "handle")
    return null;
  return expression.arguments[0]?.getText() ?? null;
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { contracts } from "@/lib/contracts";
import type { Contract } from "@/lib/platform/http/contract";
import { isKeptList, isSearch } from "@/scripts/server/routes.mjs";

const root = path.resolve(import.meta.dirname, "..");
const find = (folder: string, name: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll(path.sep, "/")}`)
    .filter((file) => name.test(file))
    .sort();

/** Route files that answer in other ways than by a contract, and why. */
const exempt = new Map([
  ["app/api/[...path]/route.ts", "answers 404 to every address that does not exist"],
  ["app/api/auth/[...nextauth]/route.ts", "belongs to next-auth, which answers many calls by itself"],
]);

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The address that a route file answers: "app/(site)/api/tools/[id]/route.ts" is "/api/tools/{id}". */
const addressOf = (file: string) =>
  `/${file
    .replace(/^app\//, "")
    .replace(/\/route\.tsx?$/, "")
    .replace(/\([^)]*\)\//g, "")
    .replace(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}")}`;

/** The name of the contract that is handled by what a route file exports, where it is `handle(contract, …)`. */
function contractOf(value: ts.Expression | undefined): string | undefined {
  if (!value || !ts.isCallExpression(value) || !ts.isIdentifier(value.expression)) return undefined;
  const [first] = value.arguments;
  return value.expression.text === "handle" && first && ts.isIdentifier(first) ? first.text : undefined;
}

/** What a statement exports, by the name that it has outside. */
function exportsOf(statement: ts.Statement): { method: string; contract: string | undefined }[] {
  if (
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
  )
    return statement.exportClause.elements.map(({ name }) => ({ method: name.text, contract: undefined }));
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isFunctionDeclaration(statement))
    return [{ method: statement.name?.text ?? "default", contract: undefined }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name)
      ? [{ method: name.text, contract: contractOf(initializer) }]
      : name.elements.flatMap((element) =>
          ts.isBindingElement(element) && ts.isIdentifier(element.name)
            ? [{ method: element.name.text, contract: undefined }]
            : [],
        ),
  );
}

/** The methods that a route file exports, each with the name of the contract that it handles. */
function handlers(file: string) {
  const text = readFileSync(path.join(root, file), "utf8");
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest)
    .statements.flatMap(exportsOf)
    .filter(({ method }) => methods.includes(method));
}

const routeFiles = find("app", /\/route\.tsx?$/).filter(
  (file) => addressOf(file).startsWith("/api/") && !exempt.has(file),
);
const declared = new Map<string, Contract>();
for (const file of find("lib", /^lib\/(?!generated\/).+\/api(-[a-z0-9-]+)?\.ts$/)) {
  const calls: Record<string, Contract> = await import(path.join(root, file));
  for (const [name, contract] of Object.entries(calls)) declared.set(name, contract);
}
const key = ({ method, path: address }: Pick<Contract, "method" | "path">) => `${method} ${address}`;

describe("contracts", () => {
  it("are all in the list", () => {
    expect(contracts.map(key).sort()).toEqual([...declared.values()].map(key).sort());
  });

  it("are declared once for each method and address", () => {
    expect(new Set(contracts.map(key)).size).toBe(contracts.length);
  });

  it("name the parameters of their address", () => {
    for (const contract of contracts) {
      const named = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const shape =
        contract.params && "shape" in contract.params ? Object.keys(contract.params.shape as object) : [];
      expect(shape.sort(), key(contract)).toEqual(named.sort());
    }
  });

  it("only take a body where something is sent", () => {
    expect(contracts.filter(({ method, body }) => method === "GET" && body).map(key)).toEqual([]);
  });
});

describe("route files", () => {
  it("are there", () => {
    expect(routeFiles.length).toBeGreaterThan(5);
    for (const file of exempt.keys()) expect(existsSync(path.join(root, file)), file).toBe(true);
  });

  it.each(routeFiles)("%s handles its own contract with every method", (file) => {
    const found = handlers(file);
    expect(found.length).toBeGreaterThan(0);
    for (const { method, contract } of found) {
      const handled = contract === undefined ? undefined : declared.get(contract);
      expect(handled && key(handled), `${method} in ${file}`).toBe(`${method} ${addressOf(file)}`);
    }
  });

  it("answer every contract", () => {
    const answered = new Set(
      routeFiles.flatMap((file) => handlers(file).map(({ method }) => `${method} ${addressOf(file)}`)),
    );
    expect(contracts.map(key).filter((call) => !answered.has(call))).toEqual([]);
  });
});

it("are counted as searches exactly where their contracts say so", () => {
  const counted = contracts.filter(({ method, path }) => isSearch({ method }, { path, url: `${path}?q=a` }));
  expect(counted).toEqual(contracts.filter(({ searches }) => searches));
});

it("are answered from the response cache exactly where their contracts say so", () => {
  const kept = contracts.filter(
    ({ method, path }) => method === "GET" && isKeptList({ method, headers: {} }, { path }),
  );
  expect(kept).toEqual(contracts.filter((contract) => contract.kept));
  // What depends on who asks, or counts their calls, would be told to everybody.
  for (const { access, viewer, limit } of kept)
    expect([access, viewer, limit]).toEqual(["public", undefined, undefined]);
});

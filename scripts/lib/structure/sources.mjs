import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { listFiles } from "../hash.mjs";

/** Where the project's own code lies. */
const FOLDERS = [
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
const CODE = /\.(ts|tsx|mjs)$/;
const LEFT_OUT = /^lib\/generated\/|\/(\.next|node_modules)\//;

/** @typedef {{ path: string, text: string }} Source a file of code, its path relative to the project */

/** All of the project's own code. @returns {Source[]} */
export function readSources(root) {
  return listFiles(
    root,
    FOLDERS,
    (file) => !LEFT_OUT.test(file) && (file.endsWith("/") || CODE.test(file)),
  ).map((file) => ({
    path: file,
    text: readFileSync(path.join(root, file), "utf8"),
  }));
}

/** Whether a file is a test: those may reach further than what they test. */
export const isTest = (file) => /\.test\.\w+$/.test(file) || file.startsWith("tests/");

/** A file's syntax tree. */
export const parse = ({ path: file, text }) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/**
 * The project's files that a file imports when it is loaded, `export … from` included.
 *
 * @param {Source} source
 * @param {Set<string>} known all files of the project
 * @returns {{ file: string, typeOnly: boolean }[]} `typeOnly`: nothing of it is left when the program runs
 */
export function importsOf(source, known) {
  return parse(source).statements.flatMap((statement) => {
    if (
      !(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) ||
      !statement.moduleSpecifier
    )
      return [];
    const file = resolve(source.path, statement.moduleSpecifier.text, known);
    return file === null ? [] : [{ file, typeOnly: isTypeOnly(statement) }];
  });
}

function isTypeOnly(statement) {
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : statement;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings ?? clause.exportClause;
  if (clause.name || !names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return false;
  return names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly);
}

function resolve(from, specifier, known) {
  const bare = specifier.startsWith("@/")
    ? specifier.slice(2)
    : specifier.startsWith(".")
      ? path.posix.join(path.posix.dirname(from), specifier)
      : null;
  if (bare === null) return null;
  return (
    ["", ".ts", ".tsx", ".mjs", "/index.ts"].map((end) => bare + end).find((file) => known.has(file)) ?? null
  );
}

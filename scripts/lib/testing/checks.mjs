import { inRoot, packageProgram, root } from "../paths.mjs";
import { Problem } from "../output.mjs";
import { runQuietly } from "../run.mjs";
import { checkStructure } from "../structure/check.mjs";
import { CODE } from "../structure/sources.mjs";

const cache = (name) => inRoot("node_modules/.cache", name);

/** Checks the types of the whole project, those of its routes included. */
export async function checkTypes() {
  await runQuietly([packageProgram("next"), "typegen"], {
    failure: "the types of the routes could not be made",
  });
  await runQuietly(
    [packageProgram("typescript-7", "tsc"), "--noEmit", "--tsBuildInfoFile", cache("types.tsbuildinfo")],
    {
      failure: "there are type errors",
    },
  );
}

/** Runs ESLint, with a memory of what it has seen. */
export const checkLint = () =>
  runQuietly(
    [packageProgram("eslint"), "--max-warnings", "0", "--cache", "--cache-location", cache("eslint/"), "."],
    { failure: "there are lint errors" },
  ).then(() => {});

/** Checks who imports whom (.dependency-cruiser.mjs), and the rules of the house that no tool of others can say. */
export async function checkRules() {
  const findings = checkStructure(root);
  if (findings.length > 0)
    throw new Problem("rules of the house are broken", { output: findings.join("\n") });
  await runQuietly(
    [
      packageProgram("dependency-cruiser", "depcruise"),
      "--cache",
      cache("dependency-cruiser"),
      "--cache-strategy",
      "content",
      ...CODE,
    ],
    { failure: "imports go where they must not" },
  );
}

/** Looks for files, exports and dependencies that nothing uses (knip.json). */
export const checkUnused = () =>
  runQuietly([packageProgram("knip"), "--no-progress"], { failure: "there is dead code" }).then(() => {});

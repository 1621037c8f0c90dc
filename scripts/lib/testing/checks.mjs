import path from "node:path";
import { inRoot, packageFile, root } from "../paths.mjs";
import { Problem } from "../problem.mjs";
import { runQuietly } from "../run.mjs";
import { checkStructure } from "../structure/check.mjs";

const cache = (name) => inRoot("node_modules/.cache", name);

/** Checks the types of the whole project, those of its routes included. */
export async function checkTypes() {
  await runQuietly([packageFile("next/dist/bin/next"), "typegen"], {
    failure: "the types of the routes could not be made",
  });
  await runQuietly(
    [packageFile("typescript/bin/tsc"), "--noEmit", "--tsBuildInfoFile", cache("types.tsbuildinfo")],
    {
      failure: "there are type errors",
    },
  );
}

/** Runs ESLint, with a memory of what it has seen. */
export async function checkLint() {
  const eslint = path.join(path.dirname(packageFile("eslint/package.json")), "bin/eslint.js");
  await runQuietly([eslint, "--max-warnings", "0", "--cache", "--cache-location", cache("eslint/"), "."], {
    failure: "there are lint errors",
  });
}

/** Checks the rules of the house that ESLint cannot see. */
export async function checkRules() {
  const findings = checkStructure(root);
  if (findings.length > 0)
    throw new Problem("rules of the house are broken", { output: findings.join("\n") });
}

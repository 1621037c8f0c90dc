/** The structure rules alone: `node scripts/check-structure.mjs`. */
import { root } from "./lib/paths.mjs";
import { checkStructure } from "./lib/structure/check.mjs";

const findings = checkStructure(root);
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;

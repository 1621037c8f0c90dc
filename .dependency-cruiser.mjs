/**
 * The directions of imports (CONTRIBUTING.md). Tests may reach further than what they test. That domains form no cycles is
 * checked in scripts/lib/structure/domains.mjs.
 *
 * @type {import("dependency-cruiser").IConfiguration}
 */
const config = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Of files that load each other, at once or later, one finds the other half made.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "platform-knows-no-domain",
      comment:
        "lib/platform serves every domain; what composes them lies outside (lib/contracts.ts, lib/jobs.ts).",
      severity: "error",
      from: { path: "^lib/platform/" },
      to: { path: "^lib/", pathNot: "^lib/(platform|generated)/" },
    },
    {
      name: "app-to-components-to-lib",
      comment: "Imports flow app → components → lib.",
      severity: "error",
      from: { path: "^(components|lib)/" },
      to: { path: "^app/" },
    },
    {
      name: "lib-knows-no-components",
      comment: "Imports flow app → components → lib.",
      severity: "error",
      from: { path: "^lib/" },
      to: { path: "^components/" },
    },
    {
      name: "only-queries-and-mutations-touch-the-database",
      comment: "lib/platform/db.ts opens all connections; what reads and writes is found by its name.",
      severity: "error",
      from: {
        path: "^(app|components|lib)/",
        pathNot: ["^lib/platform/db[.]ts$", "^lib/.+/(queries|mutations)[-.]"],
      },
      to: {
        path: ["^lib/platform/db[.]ts$", "^node_modules/(pg|pg-boss)/"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "connections-are-opened-in-one-place",
      comment: "One pool, so that their number is known (docs/operations.md).",
      severity: "error",
      from: { path: "^(app|components|lib)/", pathNot: "^lib/platform/db[.]ts$" },
      to: { path: "^node_modules/(pg|@prisma/adapter-pg)/" },
    },
    {
      name: "components-use-the-outside-of-lib",
      comment: "Of lib, components use schema, api and utils only.",
      severity: "error",
      from: { path: "^components/" },
      to: {
        path: "^lib/",
        pathNot: [
          "^lib/(utils|platform/errors|platform/http/client)[.]ts$",
          "^lib/[^/]+/(schema|api|utils)[-.]",
          "^lib/[^/]+/[^/]+/(schema|api|utils)[-.]",
        ],
      },
    },
  ],
  required: [
    {
      name: "server-only",
      comment: "What touches the database or decides about permissions must not get into a browser.",
      severity: "error",
      module: { path: "^lib/.+/(queries|mutations|policy)[-.]" },
      to: { path: "server-only" },
    },
  ],
  options: {
    doNotFollow: { path: ["node_modules", "^lib/generated/"] },
    exclude: { path: ["[.]test[.]", "^[.]next/", "^bench/baseline/"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};

export default config;

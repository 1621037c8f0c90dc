import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise } from "dependency-cruiser";
import { afterEach, expect, it } from "vitest";
import config from "../../../.dependency-cruiser.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "imports-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The names of the rules that a tree of files breaks, each once. */
async function broken(files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const { doNotFollow, exclude, tsPreCompilationDeps } = config.options;
  const { output } = await cruise(["."], {
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: config.forbidden, required: config.required },
    doNotFollow,
    exclude,
    tsPreCompilationDeps,
  });
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort();
}

it.each([
  [
    "a file that loads what loads it, later",
    { "lib/a/one.ts": 'export const two = () => import("./two");', "lib/a/two.ts": 'import "./one";' },
    ["no-cycles"],
  ],
  [
    "a type of a file that loads it is no cycle",
    {
      "lib/a/one.ts": 'import type { Two } from "./two";\nexport type One = Two;',
      "lib/a/two.ts": 'import { one } from "./one";\nexport type Two = typeof one;',
    },
    [],
  ],
  [
    "a platform that knows a domain",
    {
      "lib/platform/email/compose.ts":
        'import "../../config/schema";\nimport "../../jobs";\nimport "../log";',
      "lib/platform/log.ts": 'import "../generated/prisma/client";',
      "lib/generated/prisma/client.ts": "export const client = 1;",
      "lib/config/schema.ts": "export const config = 1;",
      "lib/jobs.ts": "export const jobs = 1;",
    },
    ["platform-knows-no-domain"],
  ],
  [
    "the way back",
    {
      "app/page.tsx": 'import "../components/card";',
      "components/card.tsx": 'import "../app/other";',
      "app/other.tsx": "export const other = 1;",
      "lib/a/utils.ts": 'import "../../components/card";',
    },
    ["app-to-components-to-lib", "lib-knows-no-components"],
  ],
  [
    "a component that reads the database",
    {
      "components/card.tsx":
        'import "../lib/a/queries";\nimport "../lib/a/utils-dates";\nimport "../lib/utils";',
      "lib/a/queries.ts": 'import "server-only";',
      "lib/a/utils-dates.ts": "export const a = 1;",
      "lib/utils.ts": "export const b = 1;",
    },
    ["components-use-the-outside-of-lib"],
  ],
  [
    "a component that reads more of a domain's folder or of the platform than their outside",
    {
      "components/card.tsx":
        'import "../lib/posts/blog/schema";\nimport "../lib/platform/dates/utils";\nimport "../lib/platform/errors";',
      "components/list.tsx": 'import "../lib/platform/cache/cached";',
      "components/row.tsx": 'import "../lib/posts/blog/mapper";',
      "components/user.tsx": 'import "../lib/generated/prisma/client";',
      "lib/posts/blog/schema.ts": "export const a = 1;",
      "lib/posts/blog/mapper.ts": "export const a = 1;",
      "lib/platform/dates/utils.ts": "export const a = 1;",
      "lib/platform/errors.ts": "export const a = 1;",
      "lib/platform/cache/cached.ts": "export const a = 1;",
      "lib/generated/prisma/client.ts": "export const a = 1;",
    },
    ["components-use-the-outside-of-lib"],
  ],
  [
    "a policy that a browser could load",
    {
      "lib/a/policy.ts": "export const a = 1;",
      "lib/b/mutations-votes.ts": 'import "server-only";',
      "lib/platform/c/queries.ts": 'import "server-only";',
    },
    ["server-only"],
  ],
  [
    "others than queries and mutations that touch the database, but not by a type",
    {
      "app/page.tsx": 'import "../lib/platform/db";',
      "lib/platform/db.ts": "export const db = 1;\nexport type Db = typeof db;",
      "lib/platform/queue/mutations.ts": 'import "server-only";\nimport "../db";',
      "lib/a/queries-old.ts": 'import "server-only";\nimport "../platform/db";',
      "lib/a/mapper.ts": 'import type { Db } from "../platform/db";\nexport type Other = Db;',
    },
    ["only-queries-and-mutations-touch-the-database"],
  ],
  [
    "a second pool of connections",
    {
      "lib/platform/db.ts": 'import "pg";',
      "lib/platform/queue/mutations.ts": 'import "server-only";\nimport "pg";',
      "node_modules/pg/package.json": '{ "name": "pg", "main": "index.js" }',
      "node_modules/pg/index.js": "",
    },
    ["connections-are-opened-in-one-place"],
  ],
])("%s", async (_, files, rules) => {
  expect(await broken(files)).toEqual(rules);
});

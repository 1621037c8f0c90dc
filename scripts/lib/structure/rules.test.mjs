import { describe, expect, it } from "vitest";
import { checkBarrels, checkLength, checkServerOnly, checkSuppressions } from "./contents.mjs";
import { checkCycles, findCycles } from "./cycles.mjs";
import { checkDomains } from "./domains.mjs";
import { checkNames } from "./names.mjs";
import { checkRoutes, routeMethods } from "./routes.mjs";

const sources = (files) => Object.entries(files).map(([path, text]) => ({ path, text }));
const paths = (findings) => findings.map(({ path }) => path);

describe("names", () => {
  it("are kebab-case, but for what Next gives a meaning to", () => {
    const good = [
      "app/(site)/[page]/page.tsx",
      "app/api/[...path]/route.ts",
      "app/feed.xml/route.ts",
      "lib/tools/utils.test.ts",
      "next.config.ts",
    ];
    const bad = [
      "lib/tools/toolUtils.ts",
      "components/ui/Button.tsx",
      "lib/[tools]/a.ts",
      "lib/my_tools/a.ts",
      "app/api/a--b/route.ts",
    ];
    expect(
      paths(checkNames(sources(Object.fromEntries([...good, ...bad].map((path) => [path, ""]))))),
    ).toEqual(bad);
  });
});

describe("barrels", () => {
  it("are index files that only pass on", () => {
    const files = sources({
      "lib/a/index.ts": 'export * from "./b";\nexport { c } from "./c";',
      "lib/b/index.ts": 'export { c } from "./c";\nexport const d = 1;',
      "prisma/seed/index.ts": 'import { seed } from "./seed";\nawait seed();',
    });
    expect(paths(checkBarrels(files))).toEqual(["lib/a/index.ts"]);
  });
});

describe("server-only", () => {
  it("is the first line of queries, mutations and policies", () => {
    const files = sources({
      "lib/a/queries.ts": 'import "server-only";\nimport { db } from "@/lib/db";',
      "lib/b/queries.ts": 'import { db } from "@/lib/db";\nimport "server-only";',
      "lib/b/mutations-votes.ts": "export {};",
      "lib/b/policy.ts": "",
      "lib/b/queries.test.ts": "",
      "lib/b/schema.ts": "",
    });
    expect(paths(checkServerOnly(files))).toEqual([
      "lib/b/queries.ts",
      "lib/b/mutations-votes.ts",
      "lib/b/policy.ts",
    ]);
  });
});

describe("length", () => {
  const long = sources({ "lib/a/long.ts": "x\n".repeat(301), "lib/a/short.ts": "x\n".repeat(300) });
  it("is at most 300 lines, unless there is a reason", () => {
    expect(paths(checkLength(long, {}))).toEqual(["lib/a/long.ts"]);
    expect(checkLength(long, { "lib/a/long.ts": "one table" })).toEqual([]);
  });
});

describe("suppressions", () => {
  it("say why", () => {
    const off = ["eslint", "disable"].join("-");
    const text = [
      "a",
      `// ${off}-next-line no-console`,
      `// ${off}-next-line no-console -- the only way to be heard`,
      `/* ${off} x */`,
      `/* ${off} x -- all of it is generated */`,
    ].join("\n");
    expect(paths(checkSuppressions(sources({ "lib/a.ts": text })))).toEqual(["lib/a.ts:2", "lib/a.ts:4"]);
  });
});

describe("cycles", () => {
  it("are found once each", () => {
    const graph = new Map([
      ["a", new Map([["b", 1]])],
      [
        "b",
        new Map([
          ["c", 1],
          ["a", 1],
        ]),
      ],
      ["c", new Map([["c", 1]])],
    ]);
    expect(findCycles(graph)).toEqual([["c"], ["a", "b"]]);
  });

  it("of files do not count types", () => {
    const files = (first) =>
      sources({
        "lib/a/a.ts": `${first}\nexport const a = 1;`,
        "lib/a/b.ts": 'import { a } from "@/lib/a/a";\nexport type B = typeof a;\nexport const b = a;',
      });
    expect(checkCycles(files('import { b } from "./b";'))).toHaveLength(1);
    expect(checkCycles(files('import type { B } from "./b";'))).toEqual([]);
    expect(checkCycles(files('import { type B } from "./b";'))).toEqual([]);
  });

  it("of domains count types as well, and tests not", () => {
    const files = (name) =>
      sources({
        [`lib/tools/${name}`]: 'import type { Vote } from "@/lib/votes/schema";',
        "lib/tools/schema.ts": "export const tool = 1;",
        "lib/votes/schema.ts": 'import { tool } from "../tools/schema";\nexport type Vote = typeof tool;',
      });
    const [finding, ...others] = checkDomains(files("utils.ts"));
    expect(finding.message).toContain("lib/tools → lib/votes → lib/tools");
    expect(others).toEqual([]);
    expect(checkDomains(files("utils.test.ts"))).toEqual([]);
  });
});

describe("routes", () => {
  const files = sources({
    "app/api/tools/[id]/vote/route.ts":
      "export const POST = handle(castVoteApi, ({ body }) => castVote(body));",
    "app/api/(admin)/users/route.ts":
      "export const GET = handle(listUsersApi, () => []);\nexport async function DELETE() {}",
    "app/api/auth/route.ts":
      "const handler = nextAuth();\nexport { handler as GET, handler as POST };\nexport const revalidate = 0;",
    "app/health/route.ts": "export async function GET() {}",
  });

  it("are listed with address, method and contract", () => {
    expect(routeMethods(files).map(({ path, method, contract }) => [method, path, contract])).toEqual([
      ["POST", "/api/tools/{id}/vote", "castVoteApi"],
      ["GET", "/api/users", "listUsersApi"],
      ["DELETE", "/api/users", null],
      ["GET", "/api/auth", null],
      ["POST", "/api/auth", null],
    ]);
  });

  it("have a contract, or a reason", () => {
    expect(paths(checkRoutes(files, { "app/api/auth/route.ts": "next-auth's own" }))).toEqual([
      "app/api/(admin)/users/route.ts",
    ]);
  });
});

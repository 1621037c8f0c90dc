import { describe, expect, it } from "vitest";
import { checkDomains } from "./domains.mjs";
import { checkNames } from "./names.mjs";
import { checkSuppressions } from "./suppressions.mjs";

const sources = (files) => Object.entries(files).map(([path, text]) => ({ path, text }));
const paths = (findings) => findings.map(({ path }) => path);

describe("names", () => {
  it("are kebab-case, but for what Next gives a meaning to", () => {
    const good = [
      "app/(site)/[page]/page.tsx",
      "app/api/[...path]/route.ts",
      "app/feed.xml/route.ts",
      "app/.well-known/security.txt/route.ts",
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

describe("domains", () => {
  const findings = (files) => checkDomains(sources(files)).map(({ message }) => message);
  it("form no cycles, if only by a type or through folders of theirs", () => {
    expect(
      findings({
        "lib/tools/utils.ts": 'import type { Vote } from "@/lib/engagement/votes/schema";',
        "lib/engagement/saves/schema.ts": 'export const load = () => import("../../tools/schema");',
      }),
    ).toEqual([
      "closes a cycle: lib/tools → lib/engagement → lib/tools",
      "closes a cycle: lib/engagement → lib/tools → lib/engagement",
    ]);
    expect(
      findings({
        "lib/platform/http/handle.ts": 'import "@/lib/platform/auth/session";',
        "lib/platform/auth/api.mjs": 'import "../http/contract.mjs";',
      }),
    ).toHaveLength(2);
  });

  it("are what lies in a folder of lib; tests may reach further", () => {
    expect(
      findings({
        "lib/tools/utils.ts":
          'import "@/lib/jobs";\nimport "@/lib/platform/db";\nimport "@/lib/platform/http/handle";',
        "lib/jobs.ts": 'import "@/lib/tools/utils";',
        "lib/platform/db.ts": 'import "@/lib/platform/http/handle";',
        "lib/platform/http/handle.ts": 'import "@/lib/platform/db";',
        "lib/votes/schema.ts": 'import "@/lib/tools/utils";',
        "lib/tools/utils.test.ts": 'import "@/lib/votes/schema";',
      }),
    ).toEqual([]);
  });
});

import { readdirSync } from "node:fs";
import { inRoot } from "../paths.mjs";
import { runQuietly, tsx } from "../run.mjs";

/** Whether any browser test with such a name is among those that run. @param {RegExp} name @param {string[]} filters parts of paths */
export function isAnyRun(name, filters) {
  const files = readdirSync(inRoot("tests/e2e")).filter((file) => name.test(file));
  return files.some(
    (file) => filters.length === 0 || filters.some((filter) => `tests/e2e/${file}`.includes(filter)),
  );
}

/** Whether any of the tests that run need the large database: those of the back office. @param {string[]} filters parts of paths */
export const needsLarge = (filters) => isAnyRun(/^admin.*\.spec\.ts$/, filters);

/**
 * Makes a database with 100,000 tools, 20,000 accounts and as much of everything that people send in, and answers its
 * address.
 */
export async function makeLargeDatabase(server, name) {
  const { copyTemplate } = await import("./database-server.mjs");
  const url = await copyTemplate(server, name);
  await runQuietly(tsx("prisma/seed/index.ts", "--tools", "100000", "--short", "--community"), {
    env: { ...process.env, DATABASE_URL: url, ADMIN_EMAIL: "", FIRST_ADMIN: "" },
    failure: "The large database could not be made.",
  });
  return url;
}

import { runQuietly, tsx } from "../run.mjs";

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

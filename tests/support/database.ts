import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { databaseUrl, onServer } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: string;
  }
}

/** A database of a test's own: a copy of the migrated and seeded template. `drop` ends what is still connected. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject("databaseServer");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(server, async (client: Client) => {
    // Copies of one template have to be made one after another.
    await client.query("SELECT pg_advisory_lock(4711)");
    // As files, in a third of the time that it takes through the log; before Postgres 15 there is no other way.
    const { rows } = await client.query(
      "SELECT current_setting('server_version_num')::int >= 150000 AS chooses",
    );
    const strategy = (rows as { chooses: boolean }[])[0]!.chooses ? "STRATEGY file_copy" : "";
    await client.query(`CREATE DATABASE ${name} TEMPLATE almanac_template ${strategy}`);
  });
  return {
    url: databaseUrl(server, name),
    drop: () =>
      onServer(
        server,
        async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
      ),
  };
}

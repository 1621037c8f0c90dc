import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "../support/database";
import { startInstance, type Instance } from "../support/instance";
import { ask } from "../support/site-client";

const people = 32;
/** Enough to fill the memory with pages, if they were not let go of. */
const asked = 2_000;

const dataDir = mkdtempSync(path.join(tmpdir(), "almanac-memory-"));
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let instance: Instance;

beforeAll(async () => {
  database = await createTestDatabase();
  instance = await startInstance({ databaseUrl: database.url, dataDir, env: { JOBS: "off" } });
});
afterAll(async () => {
  await instance?.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

// Each is made for its reader alone, and no pause lets go of what was made for others.
it("answers many at once who ask for pages that nobody asked for before", { timeout: 300_000 }, async () => {
  let n = 0;
  const answers = new Set<number | string>();
  const askOn = async () => {
    while (n < asked) {
      const address = n % 2 ? `/?made=${n++}` : `/made-up-${n++}`;
      const { status } = await ask(instance, address).catch(() => ({ status: "none" }));
      answers.add(status);
    }
  };
  await Promise.all(Array.from({ length: people }, askOn));
  expect([...answers].sort()).toEqual([200, 404]);
});

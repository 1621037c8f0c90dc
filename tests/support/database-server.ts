import type { TestProject } from "vitest/node";
import { openTestServer } from "../../scripts/lib/testing/database-server.mjs";

/** Gives the tests a database server with the seeded template: that of the whole test run, or one of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await openTestServer();
  project.provide("databaseServer", url);
  return close;
}

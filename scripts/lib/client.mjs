import { hashFiles, listFiles } from "./hash.mjs";
import { skip } from "./output.mjs";
import { inRoot, packageProgram, root } from "./paths.mjs";
import { runQuietly } from "./run.mjs";
import { hasStamp, writeStamp } from "./stamp.mjs";

const STAMP = inRoot("lib/generated/prisma/.generated-from");

/** Generates the database client, unless it is there and was made from the same schema. */
export async function generateClient() {
  const hash = hashFiles(
    root,
    listFiles(root, ["prisma/schema", "prisma.config.ts", "node_modules/prisma/package.json"]),
  );
  if (hasStamp(STAMP, hash)) return skip("Database client is up to date");
  await runQuietly([packageProgram("prisma"), "generate", "--no-hints"], {
    // Generating needs no engine, and none is downloaded where one is named.
    env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, ...process.env },
    failure: "The database client could not be generated.",
  });
  writeStamp(STAMP, hash);
  return "Database client generated";
}

import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "prisma/config";

const root = import.meta.dirname;
const engines = path.join(root, "node_modules/@prisma/engines");
const hasNativeEngine =
  existsSync(engines) && readdirSync(engines).some((name) => name.startsWith("schema-engine-"));

// The native schema engine is a download of its own; where it is missing, the same engine's WASM
// build from npm does its work.
if (!hasNativeEngine && process.platform !== "win32") {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(root, "scripts/schema-engine.mjs");
}

export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations", seed: "tsx --conditions=react-server prisma/seed/index.ts" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});

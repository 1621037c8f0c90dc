import path from "node:path";
import { loadEnvFiles } from "../lib/env-files.mjs";
import { report } from "../lib/main.mjs";
import { checkSettings, requireWritable } from "../lib/settings.mjs";

export const development = process.argv.includes("--dev");

/** The server's settings. It loads them before the rest of itself: with a wrong one, it ends before it listens. */
export const settings = read();

function read() {
  loadEnvFiles(development ? "development" : "production");
  try {
    const required = development ? ["DATABASE_URL"] : ["DATABASE_URL", "NEXTAUTH_SECRET"];
    const checked = checkSettings(process.env, required);
    requireWritable(path.resolve(checked.DATA_DIR));
    return checked;
  } catch (error) {
    report(error);
    process.exit(1);
  }
}

import { loadEnvFiles } from "../lib/env-files.mjs";
import { report } from "../lib/main.mjs";
import { checkSettings } from "../lib/settings.mjs";

export const development = process.argv.includes("--dev");

/** The server's settings. It loads them before the rest of itself: with a wrong one, it ends before it listens. */
export const settings = read();

function read() {
  loadEnvFiles(development ? "development" : "production");
  try {
    return checkSettings(process.env, development ? ["DATABASE_URL"] : ["DATABASE_URL", "NEXTAUTH_SECRET"]);
  } catch (error) {
    report(error);
    process.exit(1);
  }
}

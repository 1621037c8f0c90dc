import { accessSync, constants } from "node:fs";
import { readSettings } from "../../lib/platform/settings.mjs";
import { makeEnterable } from "./postgres/home.mjs";
import { Problem } from "./output.mjs";

/**
 * The settings in `env`, before anything is done with them. A sentence for each that is wrong, or missing of those that
 * have to be set.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {("DATABASE_URL" | "NEXTAUTH_SECRET")[]} [required]
 */
export function checkSettings(env, required) {
  try {
    return readSettings(env, { required });
  } catch (error) {
    throw new Problem(error.message);
  }
}

/** Refuses a folder for DATA_DIR that cannot be made or written: uploads would fail, one after the other. @param {string} folder */
export function requireWritable(folder) {
  try {
    makeEnterable(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Problem(`DATA_DIR is ${folder}, which cannot be written (${error.code}).`);
  }
}

import { readSettings } from "../../lib/platform/settings.mjs";
import { Problem } from "./problem.mjs";

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

import { say, skip, step } from "./output.mjs";
import { runQuietly, tsx } from "./run.mjs";

/** How the seed's line about an administrator that it made begins. */
const ADMIN_LINE = "First administrator: ";

/**
 * Fills an empty database and makes the first administrator. The seed itself sees when there is nothing to do.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} the sentence about an administrator that was made, which can hold a password that is
 *   shown nowhere else
 */
export async function seed(env) {
  const failure = "The seed data could not be written.";
  const output = await runQuietly(tsx("prisma/seed/index.ts"), { env, failure });
  return output.split("\n").find((line) => line.startsWith(ADMIN_LINE));
}

/** Runs {@link seed} as a step, and prints at once whom it made administrator: what comes next may fail. */
export async function seedStep(env) {
  let admin;
  await step("Writing seed data", async () => {
    admin = await seed(env);
    return env.SEED === "off" ? skip("Seed data left out (SEED=off)") : "Seed data checked";
  });
  if (admin) say(`  ${admin}. Sign in at /sign-in, then open /admin.`);
}

import { waitForDatabase } from "./database.mjs";
import { migrate } from "./migrate.mjs";
import { Problem, step } from "./output.mjs";
import { seedStep } from "./seed.mjs";
import { checkSettings } from "./settings.mjs";

/** Makes the database of DATABASE_URL ready for this version to serve it. @param {NodeJS.ProcessEnv} env */
export async function prepareDatabase(env) {
  checkSettings(env);
  const url = env.DATABASE_URL;
  if (!url)
    throw new Problem(
      "DATABASE_URL is not set. Name a Postgres 14 or newer, or use npm start, which brings its own database.",
    );
  await step("Waiting for the database", () => waitForDatabase(url));
  await step("Migrating the database", () => migrate(url));
  await seedStep({ ...env, FIRST_ADMIN: "" });
}

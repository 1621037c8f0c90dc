import { pathToFileURL } from "node:url";
import { skip } from "./output.mjs";
import { inRoot, packageFile } from "./paths.mjs";
import { runQuietly } from "./run.mjs";

/** Fills an empty database. The seed itself sees when there is nothing to do. */
export async function seed(env) {
  if (env.SEED === "off") return skip("Seed data left out (SEED=off)");
  const tsx = pathToFileURL(packageFile("tsx")).href;
  await runQuietly(["--conditions=react-server", "--import", tsx, inRoot("prisma/seed/index.ts")], {
    env,
    failure: "The seed data could not be written.",
  });
  return "Seed data checked";
}

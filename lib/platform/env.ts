import "server-only";
import { readSettings } from "@/lib/platform/settings.mjs";

/** The server's settings. What starts it has checked them before (scripts/lib/settings.mjs). */
export const env = readSettings(process.env, {
  required: ["DATABASE_URL"],
  // A build touches neither the database nor the network.
  skipValidation: process.env.NEXT_PHASE === "phase-production-build",
});

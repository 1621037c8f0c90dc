import "server-only";
import { createEnv } from "@t3-oss/env-nextjs";
import { z } from "zod";

/** The server's settings, read from the environment once and checked (see .env.example). */
export const env = createEnv({
  server: {
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    /** Largest number of database connections of one process. */
    DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
    /** The public address of the site, without a trailing slash: canonical URLs, sitemap, feeds. */
    SITE_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ""))
      .default("http://localhost:3000"),
    DATA_DIR: z.string().default(".data"),
    /** Number of proxies in front whose forwarding header is believed. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    /** Where logos are fetched from; {host} is replaced by the tool's host. "off" draws initials only. */
    LOGO_SERVICE_URL: z
      .union([z.literal("off"), z.string().includes("{host}")])
      .default("https://www.google.com/s2/favicons?domain={host}&sz=128"),
  },
  experimental__runtimeEnv: {},
  emptyStringAsUndefined: true,
  // A build touches neither the database nor the network.
  skipValidation: process.env.NEXT_PHASE === "phase-production-build",
});

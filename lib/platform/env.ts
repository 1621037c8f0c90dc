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
    /** Signs sessions. The launcher makes one for the server and keeps it; several instances need the same. */
    NEXTAUTH_SECRET: z.string().min(16).optional(),
    /** The address that next-auth answers under; the launcher sets it to SITE_URL. */
    NEXTAUTH_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
    /** Where mail goes out: smtp://user:password@host:port or smtps://…; without it mail is kept in DATA_DIR/mail. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** The sender of mail: an address, or a name with an address in angle brackets. */
    MAIL_FROM: z.string().default("hello@almanac.example"),
    /** Whether this process does background jobs (mail, launch notices, checks of owners); at least one must. */
    JOBS: z.enum(["on", "off"]).default("on"),
    /** Whether the jobs visit tools' websites (docs/links.md). Development asks nobody elsewhere unless it says so. */
    LINK_VISITS: z.enum(["on", "off"]).default(process.env.NODE_ENV === "production" ? "on" : "off"),
    /** Sign-in through other services; each needs its id and secret (see docs/accounts.md). */
    AUTH_GOOGLE_ID: z.string().optional(),
    AUTH_GOOGLE_SECRET: z.string().optional(),
    AUTH_GITHUB_ID: z.string().optional(),
    AUTH_GITHUB_SECRET: z.string().optional(),
    /** Any OpenID Connect provider, found by its issuer's address. */
    AUTH_OIDC_ISSUER: z.url().optional(),
    AUTH_OIDC_ID: z.string().optional(),
    AUTH_OIDC_SECRET: z.string().optional(),
    /** What the button calls it. */
    AUTH_OIDC_NAME: z.string().default("Single sign-on"),
    /** Number of proxies in front whose forwarding header is believed. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    /** What several instances share: invalidations, results of queries, rate limits. The server opens it. */
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    /** A Cloudinary account that keeps new uploads, cloudinary://key:secret@cloud; without it they stay in DATA_DIR. */
    CLOUDINARY_URL: z.url({ protocol: /^cloudinary$/ }).optional(),
    /** Where logos are fetched from; {host} is replaced by the tool's host. "off" asks nobody. */
    LOGO_SERVICE_URL: z
      .union([z.literal("off"), z.string().includes("{host}")])
      .default("https://www.google.com/s2/favicons?domain={host}&sz=128"),
  },
  experimental__runtimeEnv: {},
  emptyStringAsUndefined: true,
  // A build touches neither the database nor the network.
  skipValidation: process.env.NEXT_PHASE === "phase-production-build",
});

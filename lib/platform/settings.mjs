import { createEnv } from "@t3-oss/env-nextjs";
import { z } from "zod";
import { levels } from "./log-settings.mjs";

/** An address that begins with one of these protocols, and that more may be asked of. */
const address = (/** @type {string[]} */ protocols, fits = (/** @type {URL} */ url) => url.host !== "") =>
  z
    .string()
    .refine(
      (text) =>
        URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)) && fits(new URL(text)),
    );
const whole = (/** @type {number} */ from, /** @type {number} */ to) =>
  z.coerce.number().int().min(from).max(to);
const onOff = z.enum(["on", "off"]);
const http = ["http", "https"];

/** Each setting's description is the end of the sentence about a wrong value, which is never repeated: it may be a secret. */
const settings = {
  PORT: whole(1, 65_535).default(3000).describe("is not a port number, from 1 to 65535"),
  HOST: z.string().default("127.0.0.1"),
  DATABASE_URL: address(["postgres", "postgresql"], () => true)
    .optional()
    .describe("is not the address of a Postgres database (postgresql://user:password@host:5432/name)"),
  /** Largest number of database connections of one process. */
  DATABASE_POOL: whole(1, 100).default(10).describe("is not a whole number from 1 to 100"),
  /** The public address of the site, without a trailing slash: canonical URLs, sitemap, feeds. */
  SITE_URL: address(http, (url) => /^\/*$/.test(url.pathname) && !url.search && !url.hash)
    .transform((url) => url.replace(/\/+$/, ""))
    .default("http://localhost:3000")
    .describe("is not an address without a path, such as https://almanac.example"),
  DATA_DIR: z.string().default(".data"),
  /** Signs sessions. The launcher makes one for the server and keeps it; several instances need the same. */
  NEXTAUTH_SECRET: z.string().min(16).optional().describe("is shorter than 16 characters"),
  /** The address that next-auth answers under; the server sets it to SITE_URL. */
  NEXTAUTH_URL: address(http)
    .default("http://localhost:3000")
    .describe("is not an address, such as https://almanac.example"),
  /** Where mail goes out; without it mail is kept in DATA_DIR/mail. */
  SMTP_URL: address(["smtp", "smtps"])
    .optional()
    .describe("is not the address of a mail server (smtp://user:password@host:587, or smtps://…)"),
  /** The sender of mail: an address, or a name with an address in angle brackets. */
  MAIL_FROM: z
    .string()
    .regex(/^([^\s@<>]+@[^\s@<>]+|[^<>]*<[^\s@<>]+@[^\s@<>]+>)$/)
    .default("hello@almanac.example")
    .describe("is neither an e-mail address nor a name with one (Name <hello@almanac.example>)"),
  /** Whether this process does background jobs (mail, launch notices, checks of owners); at least one must. */
  JOBS: onOff.default("on").describe("is neither on nor off"),
  /** Whether the jobs visit tools' websites (docs/links.md). Development asks nobody elsewhere unless it says so. */
  LINK_VISITS: onOff
    .default(process.env.NODE_ENV === "production" ? "on" : "off")
    .describe("is neither on nor off"),
  /** Whether an empty database gets the sample catalogue. */
  SEED: onOff.default("on").describe("is neither on nor off"),
  ADMIN_EMAIL: z.email().optional().describe("is not an e-mail address"),
  ADMIN_PASSWORD: z.string().optional(),
  /** Sign-in through other services; each needs its id and secret (see docs/accounts.md). */
  AUTH_GOOGLE_ID: z.string().optional(),
  AUTH_GOOGLE_SECRET: z.string().optional(),
  AUTH_GITHUB_ID: z.string().optional(),
  AUTH_GITHUB_SECRET: z.string().optional(),
  /** Any OpenID Connect provider, found by its issuer's address. */
  AUTH_OIDC_ISSUER: address(http).optional().describe("is not an address, such as https://login.example.org"),
  AUTH_OIDC_ID: z.string().optional(),
  AUTH_OIDC_SECRET: z.string().optional(),
  /** What the button calls it. */
  AUTH_OIDC_NAME: z.string().default("Single sign-on"),
  /** Number of proxies in front whose forwarding header is believed. */
  TRUST_PROXY: whole(0, 10).default(0).describe("is not a number of proxies, from 0 to 10"),
  /** What several instances share: invalidations, results of queries, rate limits. The server opens it. */
  REDIS_URL: address(["redis", "rediss"])
    .optional()
    .describe("is not the address of a Redis (redis://host:6379, or rediss://…)"),
  /** Shared caches in front, separated by spaces or commas. */
  CACHE_PURGE_URLS: z
    .string()
    .refine((text) =>
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .every((url) => address(http).safeParse(url).success),
    )
    .optional()
    .describe("are not addresses, separated by spaces, such as http://127.0.0.1:6082/"),
  CACHE_PURGE_METHOD: z
    .string()
    .regex(/^[A-Za-z]+$/)
    .default("PURGE")
    .describe("is not a method of HTTP, such as PURGE"),
  CACHE_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+:.*\S/)
    .optional()
    .describe("is not a header (name: value)"),
  /** A Cloudinary account that keeps new uploads; without it they stay in DATA_DIR. */
  CLOUDINARY_URL: address(["cloudinary"], ({ host, username, password }) =>
    Boolean(host && username && password),
  )
    .optional()
    .describe("is not the address of a Cloudinary account (cloudinary://key:secret@cloud)"),
  /** Where logos are fetched from; {host} is replaced by the tool's host. "off" asks nobody. */
  LOGO_SERVICE_URL: z
    .union([z.literal("off"), z.string().includes("{host}")])
    .default("https://www.google.com/s2/favicons?domain={host}&sz=128")
    .describe("is neither off nor an address with {host} in it"),
  LOG_LEVEL: z
    .enum(levels)
    .default("info")
    .describe(`is none of ${levels.join(", ")}`),
  /** How long a server that was told to stop goes on as before. */
  DRAIN_SECONDS: whole(0, 3600).default(0).describe("is not a whole number of seconds, from 0 to 3600"),
};

/** Of each of these, all or none are set. */
const together = [
  ["AUTH_GOOGLE_ID", "AUTH_GOOGLE_SECRET"],
  ["AUTH_GITHUB_ID", "AUTH_GITHUB_SECRET"],
  ["AUTH_OIDC_ISSUER", "AUTH_OIDC_ID", "AUTH_OIDC_SECRET"],
];

/**
 * The settings that are in `env` (see .env.example), for the app and for what starts it. An empty value counts as unset. Fails
 * with a sentence for each that is wrong.
 *
 * @template {keyof typeof settings} [Name=never]
 * @param {Record<string, string | undefined>} env
 * @param {{ required?: Name[], skipValidation?: boolean }} [options] `required`: those that have to be set
 */
export function readSettings(env, { required = [], skipValidation = false } = {}) {
  const read = createEnv({
    server: settings,
    runtimeEnv: /** @type {any} */ ({ ...env }),
    emptyStringAsUndefined: true,
    skipValidation,
    createFinalSchema: (shape) =>
      z.object(shape).superRefine((values, context) => {
        const missing = (/** @type {string} */ name) => !(name in env) || !env[name];
        const say = (/** @type {string} */ message) => context.addIssue({ code: "custom", message });
        for (const name of required.filter(missing))
          say(`${name} is not set, see "Settings" in docs/operations.md.`);
        for (const names of together)
          if (names.some(missing) && !names.every(missing))
            say(`Of ${names.join(", ")} only some are set: ${names.filter(missing).join(", ")} missing.`);
      }),
    onValidationError: (issues) => {
      const sentences = issues.map(({ path: [name] = [], message }) =>
        name === undefined
          ? message
          : `${String(name)} ${settings[/** @type {keyof typeof settings} */ (name)].description ?? message}.`,
      );
      throw new Error(sentences.join("\n"));
    },
  });
  return /** @type {typeof read & { [name in Name]: string }} */ (read);
}

import { stdTimeFunctions } from "pino";
import { isServerAway } from "./database-down.mjs";

/** From the most to the least that is logged. */
export const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

/** How much is logged: LOG_LEVEL, or "info". @param {{ LOG_LEVEL?: string }} env */
export function logLevel(env = process.env) {
  const level = env.LOG_LEVEL || "info";
  if (levels.includes(level)) return level;
  throw new Error(`LOG_LEVEL is "${level}", and it can be ${levels.join(", ")}.`);
}

/** Values of a query that let somebody in, and addresses of people. */
const secrets = /([?&](?:token|code|state|email|q|callbackUrl)=)[^&\s"']+/g;
const emails = /[^\s/<>"'(),:;=[\]\\]+(?:@|%40)[^\s/<>"'(),:;=[\]\\]+\.[^\s/<>"'(),:;=[\]\\]+/g;

/**
 * The beginning of a text, without what could name a person. No more than that is looked at: a long text without a space would
 * take seconds.
 *
 * @param {string} text
 */
export const scrub = (text, longest = 2_000) => {
  // Not within a word, which may be half an address.
  const end = text.length > 2 * longest ? text.lastIndexOf(" ", 2 * longest) : -1;
  return text
    .slice(0, end > longest ? end : 2 * longest)
    .replace(secrets, "$1[left out]")
    .replace(emails, "[email left out]")
    .slice(0, longest);
};

/**
 * What is logged of an error. Whatever libraries hang on theirs (a mail's recipients, the row that broke a rule) is left
 * out. While the database is away each request has one: it says so, and not where that was noticed.
 *
 * @param {unknown} error
 * @returns {unknown}
 */
export function describeError(error, depth = 0) {
  if (!(error instanceof Error)) return scrub(String(error), 500);
  const { name, message, stack, code, digest, cause } = /** @type {Error & Record<string, unknown>} */ (
    error
  );
  return {
    type: name,
    message: scrub(String(message), 500),
    ...(typeof code === "string" || typeof code === "number" ? { code } : {}),
    ...(typeof digest === "string" ? { digest } : {}),
    ...(isServerAway(error) ? {} : { stack: scrub(String(stack ?? ""), 4_000) }),
    ...(cause !== undefined && depth < 3 ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

const ofRequest = () => {
  const id = globalThis.almanacRequestStore?.getStore()?.id;
  return id ? { request: id } : {};
};

/**
 * How every line is logged: one of JSON, with the time, the level in words, and the id of the request that it is about,
 * which the server gives it (scripts/server/request-log.mjs).
 *
 * @returns {import("pino").LoggerOptions}
 */
export const logSettings = () => ({
  level: logLevel(),
  base: undefined,
  timestamp: stdTimeFunctions.isoTime,
  mixin: ofRequest,
  formatters: {
    level: (label) => ({ level: label }),
    log: (fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          typeof value === "string" ? scrub(value) : value,
        ]),
      ),
  },
  serializers: { err: (error) => describeError(error) },
});

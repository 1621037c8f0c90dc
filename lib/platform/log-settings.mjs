import { stdTimeFunctions } from "pino";

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

/** How much is logged: LOG_LEVEL, or "info". @param {{ LOG_LEVEL?: string }} env */
export function logLevel(env = process.env) {
  const level = env.LOG_LEVEL || "info";
  if (levels.includes(level)) return level;
  throw new Error(`LOG_LEVEL is "${level}", and it can be ${levels.join(", ")}.`);
}

/** Values of a query that let somebody in, and addresses of people. */
const secrets = /([?&](?:token|code|state|email|q|callbackUrl)=)[^&\s"']+/g;
const emails = /[^\s/<>"'(),:;=[\]\\]+(?:@|%40)[^\s/<>"'(),:;=[\]\\]+\.[^\s/<>"'(),:;=[\]\\]+/g;

/** A text without what could name a person. @param {string} text */
export const scrub = (text) => text.replace(secrets, "$1[left out]").replace(emails, "[email left out]");

/**
 * What is logged of an error. Whatever libraries hang on theirs (a mail's recipients, the row that broke a rule) is left
 * out.
 *
 * @param {unknown} error
 * @returns {unknown}
 */
export function describeError(error, depth = 0) {
  if (!(error instanceof Error)) return scrub(String(error)).slice(0, 500);
  const { name, message, stack, code, digest, cause } = /** @type {Error & Record<string, unknown>} */ (
    error
  );
  return {
    type: name,
    message: scrub(String(message)).slice(0, 500),
    ...(typeof code === "string" || typeof code === "number" ? { code } : {}),
    ...(typeof digest === "string" ? { digest } : {}),
    stack: scrub(String(stack ?? "")).slice(0, 4000),
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

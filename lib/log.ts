import "server-only";
import { pino } from "pino";

/** Structured logs on standard output. Never give it a body, a cookie or an address. */
export const log = pino({ level: process.env.LOG_LEVEL ?? "info", base: undefined });

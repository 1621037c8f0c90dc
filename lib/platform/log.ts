import "server-only";
import { pino } from "pino";
import { logSettings } from "@/lib/platform/log-settings.mjs";

/** Structured logs on standard output. Never give it a body, a cookie or an address. */
export const log = pino(logSettings());

import "server-only";
import { z } from "zod";
import type { Contract } from "@/lib/platform/http/contract";
import { log } from "@/lib/platform/log";

/** An answer of another shape than its contract's. Never thrown in production. */
export class UndeclaredAnswer extends Error {}

/**
 * What a contract declares of an answer, and nothing else: a column that a table gains does not leave with a row. An
 * answer of another shape throws, and so fails a test; in production it is logged and answered as far as it is declared.
 */
export function declared({ method, path, response }: Contract, answer: unknown): unknown {
  const result = response.safeParse(answer);
  if (result.success) return result.data;
  const message = `${method} ${path} answers otherwise than its contract:\n${z.prettifyError(result.error)}`;
  if (process.env.NODE_ENV !== "production") throw new UndeclaredAnswer(message);
  log.error({ method, path, issues: result.error.issues.slice(0, 10) }, "an answer is not as declared");
  return strip(response, answer);
}

/** The parts of an answer that a schema has a place for. Of what has another shape only single values stay. */
function strip(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return value === undefined || value === null ? value : strip(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => strip(schema.element, item));
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null) {
    const given = new Map(Object.entries(value));
    return Object.fromEntries(
      Object.entries(schema.shape)
        .filter(([name]) => given.has(name))
        .map(([name, part]) => [name, strip(part, given.get(name))]),
    );
  }
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  return typeof value === "object" && !(value instanceof Date) ? null : value;
}

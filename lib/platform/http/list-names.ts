import { z } from "zod";

const known = new WeakMap<z.ZodType, ReadonlySet<string>>();

/** The names of a query that are lists by its schema: they may be given several times. */
export function repeatable(schema: z.ZodType | undefined): ReadonlySet<string> {
  if (!(schema instanceof z.ZodObject)) return new Set();
  const names =
    known.get(schema) ??
    new Set(
      Object.entries(schema.shape as Record<string, z.ZodType>)
        .filter(([, value]) => isList(value))
        .map(([name]) => name),
    );
  known.set(schema, names);
  return names;
}

function isList(value: z.ZodType): boolean {
  if (value instanceof z.ZodOptional || value instanceof z.ZodDefault)
    return isList(value.unwrap() as z.ZodType);
  return value instanceof z.ZodArray;
}

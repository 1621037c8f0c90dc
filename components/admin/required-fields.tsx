import { createContext, type ReactNode, use, useMemo } from "react";
import type { z } from "zod";

const Names = createContext<ReadonlySet<string>>(new Set());

/** The same values with every text and list empty. */
function emptied(value: unknown): unknown {
  if (typeof value === "string") return "";
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
}

/** The names of the fields that a schema does not take empty: those are the required ones. */
export function requiredNames(schema: z.ZodType, values: unknown): Set<string> {
  const { error } = schema.safeParse(emptied(values));
  return new Set(error?.issues.map(({ path }) => path.join(".")));
}

/** Tells the fields of a form which of them are required: what its schema says, and nobody else. */
export function RequiredFields({
  schema,
  values,
  children,
}: {
  schema: z.ZodType;
  values: unknown;
  children: ReactNode;
}) {
  const names = useMemo(() => requiredNames(schema, values), [schema, values]);
  return <Names value={names}>{children}</Names>;
}

/** Whether a field of the form has to be filled in. */
export const useRequired = (name: string) => use(Names).has(name);
/** Whether any field of the form has to be filled in. */
export const useAnyRequired = () => use(Names).size > 0;

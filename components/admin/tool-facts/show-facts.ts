import type { FactsForm } from "@/lib/tools/facts/schema-form";
import type { ToolForm } from "@/lib/tools/schema-form";

const write = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : String(value));

/** A form's facts in a line, for the comparison of two versions. */
export function showFacts(value: unknown): string {
  const { plans, pictures, sources: _sources, confirmed: _confirmed, ...rest } = value as FactsForm;
  const offers = plans.map(({ name, amount, currency }) =>
    [name, amount, currency].filter(Boolean).join(" "),
  );
  const shown = pictures.map(({ alt }, at) => alt || `picture ${at + 1}`);
  const known = Object.entries({ plans: offers, ...rest, pictures: shown }).filter(
    ([, fact]) => fact.length > 0,
  );
  return known.map(([field, fact]) => `${field}: ${write(fact)}`).join("; ") || "(empty)";
}

/** The same of its tasks. */
export const showTasks = (value: unknown): string =>
  (value as ToolForm["tasks"]).map(({ name, how }) => `${name}: ${how}`).join("; ") || "(empty)";

import { z } from "zod";
import { isoDateTime } from "@/lib/platform/dates/schema";
import { tableQuery } from "@/lib/platform/admin-list/schema";
import { factFields, factStates } from "@/lib/tools/facts/schema";

/** As many facts as there are to check at most: what is confirmed makes room for the next. */
export const mostDue = 1_000;

/** By the views of their tools, or by when they were checked: what nobody has checked is the oldest. */
export const factQueueQuery = tableQuery(["views", "checkedAt"]);
export type FactQueueQuery = z.output<typeof factQueueQuery>;

const field = z.enum(factFields);
const checkedAt = isoDateTime("checkedAt is an ISO 8601 date.").nullable();
const seenFact = z.object({ field, checkedAt });

/** A fact that nobody has checked, or too long ago. */
export const dueFact = z
  .object({
    id: z.string(),
    tool: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
    field,
    label: z.string(),
    value: z.string().meta({ description: "In words." }),
    url: z.string().meta({ description: "The page where it can be checked." }),
    checkedAt: z.string().nullable(),
    state: z.enum(factStates),
    byOwner: z.boolean().meta({ description: "Whether an owner of the tool checked it last." }),
    views: z.int().meta({ description: "Of the tool." }),
    updatedAt: z.string().meta({ description: "When the tool was changed." }),
    samePage: z
      .array(seenFact)
      .meta({ description: "All facts of the tool that can be checked on that page." }),
  })
  .meta({ id: "DueFact" });
export type DueFact = z.output<typeof dueFact>;

export const factConfirmation = z.object({
  facts: z
    .array(seenFact)
    .min(1, "Please say which facts.")
    .max(factFields.length)
    .meta({ description: "With when they were checked before; what was confirmed since stays as it is." }),
  updatedAt: isoDateTime("updatedAt is an ISO 8601 date.")
    .optional()
    .meta({ description: "The tool that was looked at; a newer one on the server answers 409." }),
});
export type FactConfirmation = z.output<typeof factConfirmation>;

export const confirmedFacts = z
  .object({
    confirmedAt: z
      .string()
      .nullable()
      .meta({ description: "Null when somebody had confirmed them already." }),
    fields: z.array(field),
  })
  .meta({ id: "ConfirmedFacts" });
export type ConfirmedFacts = z.output<typeof confirmedFacts>;

export const factRetraction = z.object({
  confirmedAt: isoDateTime("confirmedAt is an ISO 8601 date."),
});

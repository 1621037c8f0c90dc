import { z } from "zod";
import { recordId } from "@/lib/platform/input/schema";
import { tableQuery } from "@/lib/platform/admin-list/schema";
import { isoDate } from "@/lib/platform/dates/schema";
import type { Viewer } from "@/lib/platform/auth/schema";

/** One administrative change: who did what to which record, and what it was before and after. */
export type AdminChange = {
  actor: Pick<Viewer, "id" | "name">;
  /** A verb and what it is about: "tool.archive". */
  action: `${string}.${string}`;
  /** The kind of record: "tool". */
  entity: string;
  entityId: string;
  /** The fields that changed; null where there was, or is, no record. No secrets. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason?: string;
};

export const logQuery = tableQuery(["createdAt"]).extend({
  entity: z.string().trim().max(40).optional(),
  action: z.string().trim().max(60).optional(),
  actorId: recordId().optional(),
  from: isoDate("The first day is not valid.").optional().meta({ description: "The first day, in UTC." }),
  to: isoDate("The last day is not valid.").optional().meta({ description: "The last day, in UTC." }),
});
export type LogQuery = z.output<typeof logQuery>;

/** An administrative change, as the log keeps it. */
export const logEntry = z
  .object({
    _id: z.string(),
    id: z.string(),
    actorId: z.string(),
    actorName: z.string(),
    action: z.string(),
    entity: z.string(),
    entityId: z.string(),
    label: z
      .string()
      .nullable()
      .meta({ description: "What the record was called then, or is now where that was not kept." }),
    exists: z.boolean().meta({ description: "Whether the record is still there." }),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    names: z
      .record(z.string(), z.string())
      .meta({ description: "What the ids in `before` and `after` stand for, as far as it is known." }),
    reason: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: "LogEntry" });
export type LogEntry = z.output<typeof logEntry>;

/** What the log can be narrowed to. */
export type LogFacets = { actors: { id: string; name: string }[]; actions: string[] };

import { z } from "zod";
import { tableQuery } from "@/lib/tables/schema";
import type { Viewer } from "@/lib/auth/schema";

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
  actorId: z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .optional(),
  from: z.iso.date().optional().meta({ description: "The first day, in UTC." }),
  to: z.iso.date().optional().meta({ description: "The last day, in UTC." }),
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
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    reason: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: "LogEntry" });
export type LogEntry = z.output<typeof logEntry>;

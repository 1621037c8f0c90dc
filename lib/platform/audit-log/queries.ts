import "server-only";
import { z } from "zod";
import { takePage } from "@/lib/platform/sql/queries-page";
import { containingText, queryRows } from "@/lib/platform/sql/queries-rows";
import type { Prisma } from "@/lib/generated/prisma/client";
import { listNames, namedRow } from "@/lib/platform/audit-log/queries-names";
import type { LogEntry, LogFacets, LogQuery } from "@/lib/platform/audit-log/schema";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { dayMs } from "@/lib/platform/dates/utils";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";

const actionRow = z.object({ action: z.string() });

/** The kinds of records that stand in others' values, and whose names the log keeps. */
const referredKinds = ["tool", "task", "software", "blog", "news", "submission", "sponsorship"];

/** The ids that stand in a record's values, one list deep. */
function idsIn(record: Prisma.JsonValue): string[] {
  return [...JSON.stringify(record).matchAll(/"([0-9a-f]{24})"/g)].map(([, id]) => id!);
}

/** A page of the log. The text is looked for in who, what, which and why. */
export async function listLog(query: LogQuery): Promise<Page<LogEntry>> {
  const { q, entity, action, actorId, from, to, order, page, limit } = query;
  const contains = q ? containingText(q) : undefined;
  const where: Prisma.AdminLogWhereInput = {
    entity: entity || undefined,
    action: action || undefined,
    actorId,
    createdAt: { gte: from && new Date(from), lt: to && new Date(Date.parse(to) + dayMs) },
    OR: contains && [
      { actorName: contains },
      { action: contains },
      { label: contains },
      { entityId: q },
      { reason: contains },
    ],
  };
  const [rows, total] = await Promise.all([
    db.adminLog.findMany({ where, orderBy: [{ createdAt: order }, { id: order }], ...takePage(query) }),
    db.adminLog.count({ where }),
  ]);
  const inValues = rows.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]);
  const names = await listNames([...rows.map(({ entityId }) => entityId), ...inValues]);
  const labelOf = (row: (typeof rows)[number]) => row.label ?? names.get(row.entityId) ?? null;
  const earlier = await listEarlierNames([
    ...rows.filter((row) => labelOf(row) === null),
    ...[...new Set(inValues)]
      .filter((id) => !names.has(id))
      .flatMap((entityId) => referredKinds.map((entity) => ({ entity, entityId }))),
  ]);
  const items = rows.map((row) => ({
    ...withIsoDates(row),
    _id: row.id,
    label: labelOf(row) ?? earlier.get(row.entityId) ?? null,
    exists: ["config", "home"].includes(row.entity) || names.has(row.entityId),
    before: row.before as LogEntry["before"],
    after: row.after as LogEntry["after"],
    names: Object.fromEntries(
      [...idsIn(row.before), ...idsIn(row.after)].flatMap((id) => {
        const name = names.get(id) ?? earlier.get(id);
        return name === undefined ? [] : [[id, name]];
      }),
    ),
  }));
  return { items, total, page, limit };
}

/**
 * What the log itself says that records were called which are gone and whose entries are from before names were kept.
 * Accounts have none: their names go with them.
 */
async function listEarlierNames(rows: { entity: string; entityId: string }[]): Promise<Map<string, string>> {
  const records = rows.filter(({ entity }) => entity !== "user");
  if (records.length === 0) return new Map();
  const found = await queryRows(namedRow)`
    SELECT DISTINCT ON (log.entity_id) log.entity_id AS id, said.name
    FROM unnest(${records.map(({ entity }) => entity)}::text[], ${records.map(({ entityId }) => entityId)}::text[])
      AS record (entity, entity_id)
    JOIN public.admin_log AS log USING (entity, entity_id)
    CROSS JOIN LATERAL (SELECT coalesce(log.label, log.before ->> 'name', log.before ->> 'title',
      log.after ->> 'name', log.after ->> 'title') AS name) AS said
    WHERE said.name IS NOT NULL ORDER BY log.entity_id, log.created_at DESC`;
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Who is in the log, under the latest name, and what they did: what it can be narrowed to. Steps through an index. */
export async function listLogFacets(): Promise<LogFacets> {
  const [actors, actions] = await Promise.all([
    queryRows(namedRow)`
      WITH RECURSIVE step AS (
        (SELECT actor_id FROM public.admin_log ORDER BY actor_id LIMIT 1)
        UNION ALL
        SELECT (SELECT log.actor_id FROM public.admin_log AS log WHERE log.actor_id > step.actor_id ORDER BY log.actor_id LIMIT 1)
        FROM step WHERE step.actor_id IS NOT NULL)
      SELECT step.actor_id AS id, last.name FROM step CROSS JOIN LATERAL (
        SELECT actor_name AS name FROM public.admin_log WHERE actor_id = step.actor_id ORDER BY created_at DESC LIMIT 1) AS last
      WHERE step.actor_id IS NOT NULL ORDER BY last.name, step.actor_id LIMIT 200`,
    queryRows(actionRow)`
      WITH RECURSIVE step AS (
        (SELECT action FROM public.admin_log ORDER BY action LIMIT 1)
        UNION ALL
        SELECT (SELECT log.action FROM public.admin_log AS log WHERE log.action > step.action ORDER BY log.action LIMIT 1)
        FROM step WHERE step.action IS NOT NULL)
      SELECT action FROM step WHERE action IS NOT NULL ORDER BY action LIMIT 200`,
  ]);
  return { actors, actions: actions.map(({ action }) => action) };
}

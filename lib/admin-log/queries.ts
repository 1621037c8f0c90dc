import "server-only";
import type { LogEntry, LogQuery } from "@/lib/admin-log/schema";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Page } from "@/lib/http/page";

const day = 86_400_000;

/** A page of the log. The text is looked for in who, what and why. */
export async function listLog(query: LogQuery): Promise<Page<LogEntry>> {
  const { q, entity, actorId, from, to, order, page, limit } = query;
  const contains = { contains: q, mode: "insensitive" as const };
  const where: Prisma.AdminLogWhereInput = {
    ...(entity ? { entity } : {}),
    ...(actorId ? { actorId } : {}),
    createdAt: {
      ...(from ? { gte: new Date(from) } : {}),
      ...(to ? { lt: new Date(Date.parse(to) + day) } : {}),
    },
    ...(q
      ? { OR: [{ actorName: contains }, { action: contains }, { entityId: q }, { reason: contains }] }
      : {}),
  };
  const [rows, total] = await Promise.all([
    db.adminLog.findMany({
      where,
      orderBy: [{ createdAt: order }, { id: order }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    db.adminLog.count({ where }),
  ]);
  const items = rows.map(({ before, after, createdAt, ...row }) => ({
    _id: row.id,
    ...row,
    before: before as LogEntry["before"],
    after: after as LogEntry["after"],
    createdAt: createdAt.toISOString(),
  }));
  return { items, total, page, limit };
}

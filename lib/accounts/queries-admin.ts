import "server-only";
import { z } from "zod";
import {
  type UserDto,
  type UserEvent,
  type UserQuery,
  userDto,
  userEvent,
} from "@/lib/accounts/schema-admin";
import { Prisma } from "@/lib/generated/prisma/client";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";
import { countRows, limitTo, readPage } from "@/lib/platform/sql/queries-page";
import { containing, queryRows } from "@/lib/platform/sql/queries-rows";

const known = userEvent.shape.type.catch("activity");
const eventRow = z.object({ id: z.string(), type: z.string(), description: z.string(), at: z.date() });

const row = userDto.omit({ _id: true }).extend({ joinedAt: z.date(), lastActive: z.date().nullable() });
type Row = z.output<typeof row>;

const columns = Prisma.sql`
  account.id, account.name, account.email, account.image AS "avatarUrl", account.role, account.status,
  account.created_at AS "joinedAt", account.last_active_at AS "lastActive"`;

const orders: Record<UserQuery["sort"], Prisma.Sql> = {
  joinedAt: Prisma.sql`account.created_at`,
  lastActive: Prisma.sql`account.last_active_at`,
  name: Prisma.sql`lower(account.name)`,
  email: Prisma.sql`account.email`,
  role: Prisma.sql`account.role`,
  status: Prisma.sql`account.status`,
};

const toDto = (row: Row): UserDto => ({ ...withIsoDates(row), _id: row.id });

/** A page of accounts. */
export function listUsers(query: UserQuery): Promise<Page<UserDto>> {
  const { q, role, status, sort, order } = query;
  const where = Prisma.join(
    [
      Prisma.sql`TRUE`,
      ...(q
        ? [
            Prisma.sql`(lower(account.name) LIKE ${containing(q)} OR lower(account.email) LIKE ${containing(q)})`,
          ]
        : []),
      ...(role ? [Prisma.sql`account.role = ${role}`] : []),
      ...(status ? [Prisma.sql`account.status = ${status}`] : []),
    ],
    " AND ",
  );
  const direction = order === "asc" ? Prisma.sql`ASC NULLS FIRST` : Prisma.sql`DESC NULLS LAST`;
  const from = Prisma.sql`public."user" AS account WHERE ${where}`;
  const rows = queryRows(row)`
    SELECT ${columns} FROM ${from} ORDER BY ${orders[sort]} ${direction}, account.id ${limitTo(query)}`;
  return readPage(query, rows, countRows(from), toDto);
}

/** One account, or null. `tx` reads it as a transaction has left it. */
export async function getUser(id: string, tx: Prisma.TransactionClient = db): Promise<UserDto | null> {
  const [found] = await queryRows(
    row,
    tx,
  )`SELECT ${columns} FROM public."user" AS account WHERE account.id = ${id}`;
  return found ? toDto(found) : null;
}

/** The last hundred things that an account did, or that administrators did to it, newest first. */
export async function listUserEvents(id: string): Promise<UserEvent[]> {
  const rows = await queryRows(eventRow)`
    (SELECT event.id, event.type, event.description, event.created_at AS at
     FROM public.activity_event AS event WHERE event.user_id = ${id} ORDER BY event.created_at DESC, event.id DESC LIMIT 100)
    UNION ALL
    (SELECT log.id, CASE log.action WHEN 'user.role' THEN 'role_change' WHEN 'user.status' THEN 'status_change' ELSE 'update' END,
       CASE log.action
         WHEN 'user.role' THEN 'Role changed from ' || (log.before ->> 'role') || ' to ' || (log.after ->> 'role')
         WHEN 'user.status' THEN 'Status changed from ' || (log.before ->> 'status') || ' to ' || (log.after ->> 'status')
         ELSE 'Changed by an administrator' END
       || ' by ' || log.actor_name || coalesce(': ' || log.reason, ''), log.created_at
     FROM public.admin_log AS log WHERE log.entity = 'user' AND log.entity_id = ${id}
     ORDER BY log.created_at DESC, log.id DESC LIMIT 100)
    ORDER BY at DESC, id DESC LIMIT 100`;
  return rows.map(({ id: event, type, description, at }) => ({
    id: event,
    type: known.parse(type === "review" ? "comment" : type),
    description,
    timestamp: at.toISOString(),
  }));
}

import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";
import { countRows, directions, limitTo, readPage } from "@/lib/platform/sql/queries-page";
import { containing, queryRows } from "@/lib/platform/sql/queries-rows";
import { type TaskAdminDto, taskAdminDto, type TaskTableQuery } from "@/lib/tasks/schema-admin";

const taskRow = taskAdminDto
  .omit({ phrases: true })
  .extend({ phrases: taskAdminDto.shape.phrases.partial(), createdAt: z.date(), updatedAt: z.date() });

const tables = Prisma.sql`public.task JOIN public.category ON category.id = task.category_id`;
const selected = Prisma.sql`
  SELECT task.id, task.slug, task.name, category.name AS category, category.slug AS "categorySlug", task.phrases,
    (SELECT count(*)::int FROM public.tool_task WHERE task_id = task.id) AS tools,
    task.created_at AS "createdAt", task.updated_at AS "updatedAt"
  FROM ${tables}`;

const toDto = (row: z.output<typeof taskRow>): TaskAdminDto => ({
  ...withIsoDates(row),
  phrases: { en: [], de: [], es: [], fr: [], ...row.phrases },
});

const orders: Record<TaskTableQuery["sort"], Prisma.Sql> = {
  name: Prisma.sql`lower(found.name)`,
  category: Prisma.sql`found.category`,
  tools: Prisma.sql`found.tools`,
  updatedAt: Prisma.sql`found."updatedAt"`,
};

/** A page of all tasks. */
export function listTaskTable(query: TaskTableQuery): Promise<Page<TaskAdminDto>> {
  const { q, category = "", sort, order } = query;
  const pattern = containing(q);
  const where = Prisma.sql`(lower(task.name) LIKE ${pattern} OR task.slug LIKE ${pattern} OR task.phrases::text LIKE ${pattern})
    AND (${category} = '' OR category.slug = ${category})`;
  const rows = queryRows(taskRow)`
    SELECT * FROM (${selected} WHERE ${where}) AS found
    ORDER BY ${orders[sort]} ${directions[order]}, lower(found.name), found.id ${limitTo(query)}`;
  return readPage(query, rows, countRows(Prisma.sql`${tables} WHERE ${where}`), toDto);
}

/** A task by its id; null when there is none. */
export async function getAnyTask(
  id: string,
  tx: Prisma.TransactionClient = db,
): Promise<TaskAdminDto | null> {
  const [row] = await queryRows(taskRow, tx)`${selected} WHERE task.id = ${id}`;
  return row ? toDto(row) : null;
}

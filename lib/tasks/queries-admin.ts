import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";
import { containing, queryRows, totalRow } from "@/lib/platform/sql/queries-rows";
import { type TaskAdminDto, taskAdminDto, type TaskTableQuery } from "@/lib/tasks/schema-admin";

const taskRow = taskAdminDto
  .omit({ phrases: true })
  .extend({ phrases: taskAdminDto.shape.phrases.partial(), createdAt: z.date(), updatedAt: z.date() });

const selected = Prisma.sql`
  SELECT task.id, task.slug, task.name, category.name AS category, category.slug AS "categorySlug", task.phrases,
    (SELECT count(*)::int FROM public.tool_task WHERE task_id = task.id) AS tools,
    task.created_at AS "createdAt", task.updated_at AS "updatedAt"
  FROM public.task JOIN public.category ON category.id = task.category_id`;

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
export async function listTaskTable(query: TaskTableQuery): Promise<Page<TaskAdminDto>> {
  const { q, category = "", sort, order, page, limit } = query;
  const pattern = containing(q);
  const where = Prisma.sql`(lower(task.name) LIKE ${pattern} OR task.slug LIKE ${pattern} OR task.phrases::text LIKE ${pattern})
    AND (${category} = '' OR category.slug = ${category})`;
  const direction = order === "asc" ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const [rows, [counted]] = await Promise.all([
    queryRows(taskRow)`
      SELECT * FROM (${selected} WHERE ${where}) AS found
      ORDER BY ${orders[sort]} ${direction}, lower(found.name), found.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    queryRows(totalRow)`
      SELECT count(*)::int AS total FROM public.task JOIN public.category ON category.id = task.category_id WHERE ${where}`,
  ]);
  return { items: rows.map(toDto), total: counted?.total ?? 0, page, limit };
}

/** A task by its id; null when there is none. */
export async function getAnyTask(
  id: string,
  tx: Prisma.TransactionClient = db,
): Promise<TaskAdminDto | null> {
  const [row] = await queryRows(taskRow, tx)`${selected} WHERE task.id = ${id}`;
  return row ? toDto(row) : null;
}

import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { idPattern } from "@/lib/platform/input/utils";

/** Whether a row of `table` is what an address names, in lower case: by its id where that has the form of one, which no slug has, else by its slug. */
export const isCalled = (table: Prisma.Sql, wanted: string): Prisma.Sql =>
  idPattern.test(wanted) ? Prisma.sql`${table}.id = ${wanted}` : Prisma.sql`${table}.slug = ${wanted}`;

/** Whether a text can be an id or a slug. */
export const canBeCalled = (text: string) => /^[a-z0-9-]{1,200}$/.test(text);

import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { containing } from "@/lib/platform/sql/containing";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { foundOfKind, foundRecord, type FoundRecord, type SearchedKind } from "@/lib/record-search/schema";

/** Where the records of a kind are, what they are called, and by what else they are found or told apart. */
const sources: Record<
  SearchedKind,
  { table: Prisma.Sql; name: Prisma.Sql; detail: Prisma.Sql; by?: Prisma.Sql }
> = {
  tool: { table: Prisma.sql`public.tool`, name: Prisma.sql`name`, detail: Prisma.sql`status` },
  user: {
    table: Prisma.sql`public."user"`,
    name: Prisma.sql`name`,
    detail: Prisma.sql`email`,
    by: Prisma.sql`lower(email)`,
  },
  submission: {
    table: Prisma.sql`public.submission`,
    name: Prisma.sql`tool_name`,
    detail: Prisma.sql`status`,
  },
  blog: { table: Prisma.sql`public.blog_post`, name: Prisma.sql`title`, detail: Prisma.sql`status` },
  news: { table: Prisma.sql`public.news_post`, name: Prisma.sql`title`, detail: Prisma.sql`status` },
  task: { table: Prisma.sql`public.task`, name: Prisma.sql`name`, detail: Prisma.sql`slug` },
  sponsorship: { table: Prisma.sql`public.sponsorship`, name: Prisma.sql`name`, detail: Prisma.sql`slug` },
  software: { table: Prisma.sql`public.software_page`, name: Prisma.sql`title`, detail: Prisma.sql`slug` },
  inquiry: {
    table: Prisma.sql`public.sales_inquiry`,
    name: Prisma.sql`company_name`,
    detail: Prisma.sql`full_name || ', ' || email`,
    by: Prisma.sql`lower(full_name || ' ' || email)`,
  },
};

/** Records of these kinds whose name has this text in it; those that begin with it come first. */
export function searchRecords(q: string, kinds: readonly SearchedKind[]): Promise<FoundRecord[]> {
  const pattern = containing(q);
  const parts = kinds.map((kind) => {
    const { table, name, detail, by } = sources[kind];
    const found = by
      ? Prisma.sql`(lower(${name}) LIKE ${pattern} OR ${by} LIKE ${pattern})`
      : Prisma.sql`lower(${name}) LIKE ${pattern}`;
    return Prisma.sql`(SELECT ${kind}::text AS kind, id, ${name} AS name, (${detail})::text AS detail FROM ${table}
      WHERE ${found} ORDER BY position(lower(${q}::text) IN lower(${name})) <> 1, lower(${name}), id LIMIT ${foundOfKind})`;
  });
  return queryRows(foundRecord)`${Prisma.join(parts, " UNION ALL ")}`;
}

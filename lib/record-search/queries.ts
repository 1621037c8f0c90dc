import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { containing, queryRows } from "@/lib/platform/sql/queries-rows";
import { foundOfKind, foundRecord, type FoundRecord, type SearchedKind } from "@/lib/record-search/schema";

/** Where the records of a kind are, what they are called, by what they are told apart, and by what else they are found. */
const sources: Record<SearchedKind, [table: string, name: string, detail: string, by?: string]> = {
  tool: ["public.tool", "name", "status"],
  user: ['public."user"', "name", "email", "lower(email)"],
  submission: ["public.submission", "tool_name", "status"],
  blog: ["public.blog_post", "title", "status"],
  news: ["public.news_post", "title", "status"],
  task: ["public.task", "name", "slug"],
  sponsorship: ["public.sponsorship", "name", "slug"],
  software: ["public.software_page", "title", "slug"],
  inquiry: [
    "public.sales_inquiry",
    "company_name",
    "full_name || ', ' || email",
    "lower(full_name || ' ' || email)",
  ],
};

/** Records of these kinds whose name has this text in it; those that begin with it come first. */
export function searchRecords(q: string, kinds: readonly SearchedKind[]): Promise<FoundRecord[]> {
  const pattern = containing(q);
  const parts = kinds.map((kind) => {
    const [table, name, detail, by] = sources[kind].map((part) => Prisma.raw(part!));
    const found = by
      ? Prisma.sql`(lower(${name}) LIKE ${pattern} OR ${by} LIKE ${pattern})`
      : Prisma.sql`lower(${name}) LIKE ${pattern}`;
    return Prisma.sql`(SELECT ${kind}::text AS kind, id, ${name} AS name, (${detail})::text AS detail FROM ${table}
      WHERE ${found} ORDER BY position(lower(${q}::text) IN lower(${name})) <> 1, lower(${name}), id LIMIT ${foundOfKind})`;
  });
  return queryRows(foundRecord)`${Prisma.join(parts, " UNION ALL ")}`;
}

import "server-only";
import { z } from "zod";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { Prisma } from "@/lib/generated/prisma/client";
import { folders } from "@/lib/platform/storage/utils";

/**
 * What can name an upload is every text and every JSON in the database, but for these. A column that is not here is
 * looked through, and its table locked: who adds one may forget this list, and no file is lost.
 */
export const withoutUploads: Record<string, "all" | readonly string[]> = {
  // What happened: a picture that is only remembered there may go.
  admin_log: "all",
  activity_event: "all",
  // Keys, and counts by them.
  account: "all",
  auth_token: "all",
  rate_limit: "all",
  open_data_file: "all",
  open_data_part: "all",
  revoked_claim: "all",
  visitor_count: "all",
  sponsorship_day: "all",
  integrity_event: "all",
  upload: "all",
  _prisma_migrations: "all",
  // Written by people as plain text, and shown as such.
  review: "all",
  report: "all",
  review_answer: "all",
  sales_inquiry: "all",
  tool_claim: "all",
  tool_proposal: "all",
  tool_link: "all",
  tool_task: "all",
  search_day: "all",
  home_page: "all",
  // Large, and with an index of the columns that do.
  tool: [
    "name",
    "slug",
    "description",
    "website_url",
    "website_key",
    "pricing_type",
    "starting_price",
    "features",
    "use_cases",
    "tags",
    "twitter_url",
    "github_url",
    "status",
  ],
  user: ["name", "username", "email", "password_hash", "role", "status"],
};

const columnRow = z.object({ table: z.string(), column: z.string() });
type Column = z.output<typeof columnRow>;

/** Every text, list of texts and JSON of the application's tables, as the database has them now. */
export const listTexts = () => queryRows(columnRow)`
  SELECT relname::text AS "table", attname::text AS "column"
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
    AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    AND (atttypid = ANY ('{text,text[],json,jsonb,json[],jsonb[]}'::regtype[])
      -- Of a length that an address fits in.
      OR (atttypid = ANY ('{varchar,varchar[],bpchar,bpchar[]}'::regtype[]) AND (atttypmod = -1 OR atttypmod - 4 > 64)))
  ORDER BY relname, attnum`;

/** Every column that may name an upload, alone or somewhere in its text. */
export async function listColumns(): Promise<Column[]> {
  return (await listTexts()).filter(({ table, column }) => {
    const without = withoutUploads[table] ?? [];
    return without !== "all" && !without.includes(column);
  });
}

const path = `/uploads/((?:${folders.join("|")})/[0-9a-f]{32}\\.[a-z]{3,4})`;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export type References = {
  /** The paths of all uploads that something names, in a column `path`. */
  named: Prisma.Sql;
  /**
   * The tables whose writes can come to name an upload that is a day old. An account only ever names the picture that
   * was drawn for it a moment before.
   */
  lockable: Prisma.Sql;
  /** The same as `named`, of the lockable tables alone. */
  namedInLockable: Prisma.Sql;
};

/** What the database as it is now can name uploads in. */
export async function readReferences(): Promise<References> {
  const columns = await listColumns();
  const select = ({ table, column }: Column) => {
    // A plain text is compared as it is, so that an index of the few that name an upload can answer.
    const text = `${quoted(column)}::text`;
    return `SELECT (regexp_matches(${text}, '${path}', 'g'))[1] AS path FROM public.${quoted(table)} WHERE ${text} LIKE '%/uploads/%'`;
  };
  const lockable = columns.filter(({ table }) => table !== "user");
  const tables = [...new Set(lockable.map(({ table }) => table))];
  return {
    named: Prisma.raw(columns.map(select).join(" UNION ")),
    namedInLockable: Prisma.raw(lockable.map(select).join(" UNION ")),
    lockable: Prisma.raw(tables.map((table) => `public.${quoted(table)}`).join(", ")),
  };
}

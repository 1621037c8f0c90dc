import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { folders } from "@/lib/platform/storage/utils";

/** Every column that may hold the address of an upload, alone or within a text. Add new ones here. */
const columns: readonly (readonly [table: string, column: string])[] = [
  ["site_config", "data::text"],
  ["blog_post", "content"],
  ["blog_post", "image_url"],
  ["blog_post", "author_avatar"],
  ["news_post", "content"],
  ["news_post", "image_url"],
  ["news_post", "author_avatar"],
  ["software_page", "introduction"],
  ["software_page", "author_image"],
  ["sponsorship", "logo"],
  ["submission", "logo_url"],
  ["tool", "logo"],
  ["tool", "image_url"],
  ['"user"', "image"],
];

const path = `/uploads/((?:${folders.join("|")})/[0-9a-f]{32}\\.[a-z]{3,4})`;

/** The paths of all uploads that something names, in a column `path`. */
export const named = Prisma.raw(
  columns
    .map(
      ([table, column]) =>
        `SELECT (regexp_matches(${column}, '${path}', 'g'))[1] AS path FROM public.${table} WHERE ${column} LIKE '%/uploads/%'`,
    )
    .join(" UNION "),
);

/**
 * The tables whose writes can come to name an upload that is a day old. An account only ever names the picture that was
 * drawn for it a moment before.
 */
export const lockable = Prisma.raw(
  [...new Set(columns.map(([table]) => table))]
    .filter((table) => table !== '"user"')
    .map((table) => `public.${table}`)
    .join(", "),
);

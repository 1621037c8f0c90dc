import type { OpenTool } from "@/lib/open-data/schema";
import { importColumns } from "@/lib/tools/schema-import";
import { rankedLists } from "@/lib/tools/ranking/schema";
import { toImportRow } from "@/lib/tools/utils-import-row";

const own = [
  "exportedAt",
  "id",
  "slug",
  "categorySlug",
  "isNew",
  "isTrending",
  "isUpcoming",
  "isTopRated",
  "premiumBadge",
  "launchDate",
  "createdAt",
  "updatedAt",
  "votes",
  "views",
  "rating",
  "reviews",
] as const satisfies (keyof OpenTool)[];
const samples = ["votes", "views", "rating", "reviews"] as const;

/** The columns of the table: first those that an import takes. */
export const csvColumns: string[] = [
  ...importColumns,
  ...own,
  ...samples.map((name) => `sample${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  ...rankedLists.flatMap((list) => [`${list}Place`, `${list}Score`]),
];

/** A tool as a row under {@link csvColumns}. */
export function toCsvCells(tool: OpenTool): (string | number | boolean | null)[] {
  const row = toImportRow({ ...tool, logo: null, status: "published" });
  return [
    ...importColumns.map((column) => row[column]),
    ...own.map((field) => tool[field]),
    ...samples.map((name) => tool.sample[name]),
    ...rankedLists.flatMap((list) => [tool.rank[list].place, tool.rank[list].score]),
  ];
}

import type { ComponentProps } from "react";
import type { ListColumn } from "@/components/admin/table-features";
import { Badge } from "@/components/ui/badge";
import { officeDay } from "@/lib/platform/dates/utils-admin";
import { formatCount } from "@/lib/tools/utils";

/** A column of days; lists are sorted by it unless it says otherwise. */
export const dayColumn = <Row extends Record<Key, string>, Key extends keyof Row & string>(
  accessorKey: Key,
  header: string,
  { enableSorting = true } = {},
): ListColumn<Row> => ({
  accessorKey,
  header,
  enableSorting,
  sortDescFirst: true,
  className: "whitespace-nowrap",
  cell: ({ row }) => officeDay(row.original[accessorKey]),
});

/** A column of numbers, by which lists are sorted. */
export const countColumn = <Row extends Record<Key, number>, Key extends keyof Row & string>(
  accessorKey: Key,
  header: string,
): ListColumn<Row> => ({
  accessorKey,
  header,
  enableSorting: true,
  sortDescFirst: true,
  cell: ({ row }) => formatCount(row.original[accessorKey]),
});

/** A column of words of which each has its look, by which lists are sorted. */
export const badgeColumn = <Row extends Record<Key, string>, Key extends keyof Row & string>(
  accessorKey: Key,
  header: string,
  looks: Record<Row[Key], ComponentProps<typeof Badge>["variant"]>,
): ListColumn<Row> => ({
  accessorKey,
  header,
  enableSorting: true,
  cell: ({ row }) => (
    <Badge className="capitalize" variant={looks[row.original[accessorKey]]}>
      {row.original[accessorKey]}
    </Badge>
  ),
});

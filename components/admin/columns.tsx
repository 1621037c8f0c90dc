import {
  type CellContext,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { ComponentProps, ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { officeDay } from "@/lib/platform/dates/utils-admin";
import { formatCount } from "@/lib/tools/utils";

/** Sorting and paging are the server's; the table keeps which rows are selected. */
export const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

type Value = string | number | null | undefined;

/**
 * A column of a table of the back office. Its `accessorKey`, or `id`, is also the name that its list is sorted by, where
 * `enableSorting` is set. What it accesses is written in an export, and shown where there is no `cell`; a column that
 * accesses nothing is left out of exports.
 */
export type ListColumn<Row extends object> = {
  header: string;
  /** Whether it tells what a row is about; the first column does when none is marked. */
  isName?: boolean;
  enableSorting?: boolean;
  /** Whether it is sorted from the last or most on at first, as days and numbers are. */
  sortDescFirst?: boolean;
  cell?: (context: CellContext<typeof features, Row>) => ReactNode;
  /** Classes of its cells; `align-top` in one column is for the whole row. */
  className?: string;
} & ({ accessorKey: keyof Row & string } | { id: string; accessorFn?: (row: Row) => Value });

/** Reads what a column accesses of a row; undefined when that is nothing. */
export const accessorOf = <Row extends object>(column: ListColumn<Row>): ((row: Row) => Value) | undefined =>
  "accessorKey" in column ? (row) => row[column.accessorKey] as Value : column.accessorFn;

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

/** A row's place in an order that people make. */
export function Place({ of: { place } }: { of: { place?: number } }) {
  return (
    place !== undefined && <span className="text-muted tabular w-5 shrink-0 text-right text-xs">{place}</span>
  );
}

import type { ReactNode } from "react";
import {
  type CellContext,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";

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

import type { ReactNode } from "react";
import { formatDay } from "@/lib/platform/dates/utils-admin";

/**
 * A column of a table of the back office. `id` is also the name that its list is sorted by, where it is `sortable`. `csv`
 * gives its text in an export, and in the table where `cell` draws nothing else; a column without it is in no export.
 */
export type ListColumn<Row extends object> = {
  id: string;
  header: string;
  sortable?: boolean;
  cell?: (row: Row) => ReactNode;
  /** Classes of its cells. */
  className?: string;
  csv?: (row: Row) => string | number | null;
};

/** A column that shows the day of a moment; an export has the moment. */
export const dayColumn = <Row extends object>(
  column: Omit<ListColumn<Row>, "cell" | "csv"> & { csv: (row: Row) => string | null },
): ListColumn<Row> => ({
  className: "whitespace-nowrap",
  ...column,
  cell: (row) => formatDay(column.csv(row)),
});

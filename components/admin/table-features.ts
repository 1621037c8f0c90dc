import type { ReactNode } from "react";
import {
  type CellContext,
  type ColumnDef,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";

/** Sorting and paging are the server's; the table keeps which rows are selected. */
export const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

/**
 * A column of a table of the back office. `id` is also the name that its list is sorted by, where `enableSorting` is set.
 * `csv` gives its text in an export; a column without it is left out.
 */
export type ListColumn<Row extends object> = Omit<
  ColumnDef<typeof features, Row>,
  "id" | "header" | "cell"
> & {
  id: string;
  header: string;
  cell?: (context: CellContext<typeof features, Row>) => ReactNode;
  /** Classes of its cells. */
  className?: string;
  csv?: (row: Row) => string | number | null;
};

"use client";

import { useTable } from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { RowMenu, type RowAction } from "@/components/admin/row-menu";
import { features, type ListColumn } from "@/components/admin/table-features";
import { Checkbox } from "@/components/ui/checkbox";
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { cn } from "@/lib/utils";

export type ResourceTableProps<Row extends { id: string }> = {
  label: string;
  columns: ListColumn<Row>[];
  rows: Row[];
  /** What a row is called, for its box and its menu. */
  nameOf: (row: Row) => string;
  rowActions?: (row: Row) => RowAction[];
  /** Moves a row by so many places: Alt with an arrow key, anywhere in the row. */
  onMove?: (row: Row, by: number) => void;
  sort?: string;
  order?: "asc" | "desc";
  onSort: (sort: string, order: "asc" | "desc") => void;
  /** The ids of the selected rows; no boxes when left out. */
  selected?: Set<string>;
  onSelect?: (rows: Row[], selected: boolean) => void;
  loading: boolean;
  /** Shown when there is no row. */
  empty: ReactNode;
};

const arrows = { asc: ArrowUp, desc: ArrowDown } as const;

/** The table itself: 600 pixels high at most, its headings stay in sight. */
export function ResourceTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  nameOf,
  rowActions,
  onMove,
  sort,
  order,
  onSort,
  selected,
  onSelect,
  loading,
  empty,
}: ResourceTableProps<Row>) {
  const rowSelection = useMemo(
    () => Object.fromEntries([...(selected ?? [])].map((id) => [id, true as const])),
    [selected],
  );
  const table = useTable({
    features,
    // Our columns have fields (`csv`, `className`) that the library's type does not know.
    columns: columns as never,
    data: rows,
    getRowId: (row: Row) => row.id,
    manualSorting: true,
    state: { rowSelection, sorting: sort ? [{ id: sort, desc: order !== "asc" }] : [] },
  });
  const shown = table.getRowModel().rows;
  const picked = rows.filter(({ id }) => selected?.has(id)).length;
  const byId = new Map(columns.map((column) => [column.id, column]));

  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={label}
      aria-busy={loading}
      // `relative` keeps visually hidden texts, which are positioned absolutely, inside the scroll area.
      className="border-border relative max-h-[600px] w-full scroll-pr-14 overflow-auto rounded-lg border"
    >
      <table className="tabular w-full border-collapse text-sm">
        <TableHeader className="bg-background sticky top-0 z-10 shadow-[0_1px_0_var(--border)]">
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id} className="bg-background">
              {selected && (
                <TableHead className="w-10">
                  <Checkbox
                    aria-label="Select all rows of this page"
                    checked={picked === 0 ? false : picked === rows.length ? true : "indeterminate"}
                    disabled={rows.length === 0}
                    onCheckedChange={(checked) => onSelect?.(rows, checked === true)}
                  />
                </TableHead>
              )}
              {group.headers.map((header) => {
                const column = byId.get(header.column.id);
                if (!column?.enableSorting)
                  return (
                    <TableHead key={header.id} className={cn(column?.className, "align-middle")}>
                      {column?.header}
                    </TableHead>
                  );
                const direction = sort === column.id ? (order ?? "desc") : undefined;
                const Arrow = direction ? arrows[direction] : ArrowUpDown;
                return (
                  <TableHead
                    key={header.id}
                    className={cn(column.className, "align-middle")}
                    aria-sort={direction && (direction === "asc" ? "ascending" : "descending")}
                  >
                    <button
                      type="button"
                      className="hover:text-foreground -mx-1 inline-flex h-8 items-center gap-1 rounded-sm px-1"
                      onClick={() => onSort(column.id, direction === "desc" ? "asc" : "desc")}
                    >
                      {column.header}
                      <Arrow aria-hidden strokeWidth={1.75} className="size-3.5" />
                    </button>
                  </TableHead>
                );
              })}
              {rowActions && (
                <TableHead className="sticky right-0 w-12 bg-inherit">
                  <span className="sr-only">Actions</span>
                </TableHead>
              )}
            </TableRow>
          ))}
        </TableHeader>
        <TableBody
          className={cn("transition-opacity duration-150", loading && rows.length > 0 && "opacity-50")}
        >
          {shown.map((row) => {
            const isPicked = selected?.has(row.id) ?? false;
            return (
              <TableRow
                key={row.id}
                data-state={isPicked ? "selected" : undefined}
                className="bg-background"
                // In the capture phase: the row's menu would open on the same key.
                onKeyDownCapture={(event) => {
                  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                  if (!onMove || !by || !event.altKey) return;
                  event.preventDefault();
                  event.stopPropagation();
                  onMove(row.original, by);
                }}
              >
                {selected && (
                  <TableCell>
                    <Checkbox
                      aria-label={`Select ${nameOf(row.original)}`}
                      checked={isPicked}
                      onCheckedChange={(checked) => onSelect?.([row.original], checked === true)}
                    />
                  </TableCell>
                )}
                {row.getAllCells().map((cell) => (
                  <TableCell key={cell.id} className={byId.get(cell.column.id)?.className}>
                    <table.FlexRender cell={cell} />
                  </TableCell>
                ))}
                {rowActions && (
                  <TableCell className="sticky right-0 bg-inherit py-1 text-right">
                    <RowMenu id={row.id} name={nameOf(row.original)} actions={rowActions(row.original)} />
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </table>
      {shown.length === 0 && empty}
    </div>
  );
}

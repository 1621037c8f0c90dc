import { useTable } from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { RowActions } from "@/components/admin/row-actions";
import type { RowAction } from "@/components/admin/row-menu";
import { features, type ListColumn } from "@/components/admin/columns";
import { Checkbox } from "@/components/ui/checkbox";
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
  onSelect: (rows: Row[], selected: boolean) => void;
  loading: boolean;
  /** Shown when there is no row. */
  empty: ReactNode;
};

const opposite = { asc: "desc", desc: "asc" } as const;
const arrows = { asc: ArrowUp, desc: ArrowDown } as const;

const head = "text-muted h-10 px-3 text-left align-middle text-xs font-medium whitespace-nowrap";
const line = "border-border hover:bg-surface data-[state=selected]:bg-surface-2 border-b";
const value = "px-3 py-2 align-middle";

/** Of a card: the first value is its title, clear of the menu in its corner; the others stand behind their column's name. */
const titled = "max-md:min-w-0 max-md:pr-10 max-md:[&>*]:min-w-0";
const valued =
  "max-md:before:text-muted max-md:flex max-md:min-w-0 max-md:gap-3 max-md:wrap-anywhere max-md:whitespace-normal max-md:before:w-[min(5rem,42%)] max-md:before:shrink-0 max-md:before:text-xs max-md:before:leading-5 max-md:before:content-[attr(data-column)] max-md:[&>*]:min-w-0";

/**
 * The table itself: 600 pixels high at most, its headings and what can be done with a row stay in sight. On a phone each row
 * is a card, each value beside the name of its column, and the headings above are what the cards are sorted by. Roles are
 * said, because a table that is not drawn as one loses them in some browsers.
 */
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
    // Our columns have classes, which the library's type does not know.
    columns: columns as never,
    data: rows,
    getRowId: (row: Row) => row.id,
    manualSorting: true,
    state: { rowSelection, sorting: sort ? [{ id: sort, desc: order !== "asc" }] : [] },
  });
  const shown = table.getRowModel().rows;
  const picked = rows.filter(({ id }) => selected?.has(id)).length;
  const named = Math.max(
    0,
    columns.findIndex(({ isName }) => isName),
  );
  const isSorted = columns.some(({ enableSorting }) => enableSorting);

  // A row that goes takes the focus with it: whoever was in the table goes on with the row that has its place.
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  /** The row that has the focus; -1 for what else is in the table. */
  const focused = useRef<number>(undefined);
  useEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return;
    const left = body.current?.rows;
    const row = left?.[Math.min(focused.current, left.length - 1)];
    const find = (what: string) => row?.querySelector<HTMLElement>(what);
    const next = find("[data-row-menu]") ?? find("td:last-child :is(a, button:enabled)");
    (next ?? box.current)?.focus({ preventScroll: !next });
  }, [rows]);

  return (
    <div
      ref={box}
      onFocus={({ target }) => {
        const row = target.closest("tr");
        focused.current = row && body.current?.contains(row) ? row.sectionRowIndex : -1;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (
          relatedTarget &&
          !currentTarget.contains(relatedTarget) &&
          !relatedTarget.closest("[role=dialog], [role=alertdialog]")
        )
          focused.current = undefined;
      }}
      tabIndex={0}
      role="region"
      aria-label={label}
      aria-busy={loading}
      // `relative` keeps visually hidden texts, which are positioned absolutely, inside the scroll area.
      className={cn(
        "border-border relative w-full overflow-auto rounded-lg border md:max-h-[600px] md:scroll-pr-14",
        rows.length === 0 && "max-md:border-0",
      )}
    >
      <table role="table" aria-label={label} className="tabular w-full border-collapse text-sm max-md:block">
        <thead
          role="rowgroup"
          className={cn(
            "border-border bg-background top-0 z-10 border-b shadow-[0_1px_0_var(--border)] md:sticky",
            rows.length === 0 ? "max-md:hidden" : selected || isSorted ? "max-md:block" : "max-md:sr-only",
          )}
        >
          {table.getHeaderGroups().map((group) => (
            <tr
              key={group.id}
              role="row"
              className={cn(
                line,
                "bg-background max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:px-3 max-md:py-1",
              )}
            >
              {selected && (
                <th
                  scope="col"
                  role="columnheader"
                  abbr="Selection"
                  aria-label="Selection"
                  className={cn(
                    head,
                    "w-10 max-md:flex max-md:h-8 max-md:w-auto max-md:items-center max-md:px-0",
                  )}
                >
                  <Checkbox
                    aria-label="Select all rows of this page"
                    checked={picked === 0 ? false : picked === rows.length ? true : "indeterminate"}
                    disabled={rows.length === 0}
                    onCheckedChange={(checked) => onSelect(rows, checked === true)}
                  />
                </th>
              )}
              {group.headers.map((header) => {
                const column = header.column.columnDef as ListColumn<Row>;
                if (!column.enableSorting)
                  return (
                    <th
                      key={header.id}
                      scope="col"
                      role="columnheader"
                      className={cn(head, column.className, "align-middle max-md:sr-only")}
                    >
                      {column.header}
                    </th>
                  );
                const direction = sort === header.column.id ? (order ?? "desc") : undefined;
                const first = column.sortDescFirst ? "desc" : "asc";
                const Arrow = direction ? arrows[direction] : ArrowUpDown;
                return (
                  <th
                    key={header.id}
                    scope="col"
                    role="columnheader"
                    className={cn(
                      head,
                      column.className,
                      "align-middle max-md:flex max-md:h-8 max-md:items-center max-md:px-0",
                    )}
                    aria-sort={direction && (direction === "asc" ? "ascending" : "descending")}
                  >
                    <button
                      type="button"
                      className="hover:text-foreground -mx-1 inline-flex h-8 items-center gap-1 rounded-sm px-1"
                      onClick={() => onSort(header.column.id, direction ? opposite[direction] : first)}
                    >
                      {column.header}
                      <Arrow className="size-3.5" />
                    </button>
                  </th>
                );
              })}
              {rowActions && (
                <th
                  scope="col"
                  role="columnheader"
                  className={cn(
                    head,
                    "right-0 w-12 bg-inherit text-right max-md:sr-only md:sticky md:shadow-[-1px_0_0_var(--border)]",
                  )}
                >
                  Actions
                </th>
              )}
            </tr>
          ))}
        </thead>
        <tbody
          ref={body}
          role="rowgroup"
          className={cn(
            "transition-opacity max-md:block [&>tr:last-child]:border-0",
            loading && rows.length > 0 && "opacity-50",
          )}
        >
          {shown.map((row) => {
            const isPicked = selected?.has(row.id) ?? false;
            return (
              <tr
                key={row.id}
                role="row"
                data-state={isPicked ? "selected" : undefined}
                className={cn(
                  line,
                  // What is pressed stands beside the first lines of tall cells.
                  "bg-background has-[>.align-top]:*:align-top max-md:relative max-md:flex max-md:flex-col max-md:gap-1.5 max-md:p-3",
                  selected && "max-md:pl-10",
                )}
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
                  <td
                    role="cell"
                    className={cn(value, "max-md:absolute max-md:top-3.5 max-md:left-3 max-md:p-0")}
                  >
                    <Checkbox
                      aria-label={`Select ${nameOf(row.original)}`}
                      checked={isPicked}
                      onCheckedChange={(checked) => onSelect([row.original], checked === true)}
                    />
                  </td>
                )}
                {row.getAllCells().map((cell, at) => {
                  const column = cell.column.columnDef as ListColumn<Row>;
                  // What the row is called is read with each of its cells.
                  const isName = at === named;
                  const Cell = isName ? "th" : "td";
                  return (
                    <Cell
                      key={cell.id}
                      role={isName ? "rowheader" : "cell"}
                      scope={isName ? "row" : undefined}
                      abbr={isName ? nameOf(row.original) : undefined}
                      data-column={column.header}
                      className={cn(
                        value,
                        isName && "text-left font-normal",
                        column.className,
                        "max-md:p-0",
                        at === 0 ? titled : valued,
                      )}
                    >
                      {/* Called and not mounted: a screen that makes its columns anew keeps what stands in their cells. */}
                      {column.cell?.(cell.getContext())}
                    </Cell>
                  );
                })}
                {rowActions && (
                  <td
                    role="cell"
                    className={cn(
                      value,
                      "right-0 bg-inherit max-md:p-0 md:sticky md:py-1 md:shadow-[-1px_0_0_var(--border)]",
                    )}
                  >
                    <RowActions id={row.id} name={nameOf(row.original)} actions={rowActions(row.original)} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {/* The table has a border of its own. */}
      {shown.length === 0 && <div className="*:border-0">{empty}</div>}
    </div>
  );
}

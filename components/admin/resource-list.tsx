import { Inbox } from "lucide-react";
import { type ReactNode, type Ref, useCallback, useImperativeHandle, useRef, useState } from "react";
import { BulkBar, type BulkAction } from "@/components/admin/bulk-bar";
import { ExportButton } from "@/components/admin/export-button";
import { ListSkeleton } from "@/components/admin/list-skeleton";
import { ListPagination } from "@/components/admin/list-pagination";
import { type ListFilter, ListToolbar } from "@/components/admin/list-toolbar";
import { LoadFailure } from "@/components/admin/load-failure";
import { ResourceTable } from "@/components/admin/resource-table";
import type { RowAction } from "@/components/admin/row-menu";
import type { ListColumn } from "@/components/admin/columns";
import { type ListRequest, type Rows, toRequest, useListState } from "@/components/admin/use-list-state";
import { type RowOrder, useRowOrder } from "@/components/admin/use-row-order";
import { type Reload, useRows } from "@/components/admin/use-rows";
import { EmptyState } from "@/components/layout/empty-state";

export type ResourceListHandle<Row> = {
  reload: Reload;
  /** Shows a changed row at once. */
  replace: (row: Row) => void;
};

/** The rows that are selected, and the view in which they were: in another one, none is. */
type Picked = { view: string; ids: string[] };
const idsIn = (view: string, picked: Picked) => (picked.view === view ? picked.ids : []);

/**
 * A screen's list: search, filters, a sortable table, selection, pages and export, with all its states. What it shows is
 * in the address. A screen gives its columns, how to load a page, and what can be done with a row.
 */
export function ResourceList<Row extends { id: string; place?: number }>({
  label,
  searchLabel,
  columns,
  load,
  nameOf,
  filters = [],
  defaultSort,
  rowActions,
  bulkActions = [],
  move,
  exportName,
  exportColumns = columns,
  actions,
  empty,
  noMatch = "Nothing matches",
  failure: failureText,
  toasted = false,
  count,
  ref,
}: {
  label: string;
  searchLabel: string;
  columns: ListColumn<Row>[];
  load: (request: ListRequest, signal: AbortSignal) => Promise<Rows<Row>>;
  nameOf: (row: Row) => string;
  filters?: ListFilter[];
  /** The order that the list has by itself, for the heading's arrow. */
  defaultSort?: { sort: string; order: "asc" | "desc" };
  rowActions?: (row: Row) => RowAction[];
  bulkActions?: BulkAction<Row>[];
  /** For a list that people put in order: how a row is moved. It can be while the list is whole and in that order. */
  move?: RowOrder<Row>;
  /** File name of the export, without its end; no export when left out. */
  exportName?: string;
  exportColumns?: ListColumn<Row>[];
  /** Buttons beside the search. */
  actions?: ReactNode;
  empty: string;
  /** Said of a search or a filter that finds nothing. */
  noMatch?: string;
  failure: string;
  /** Whether a failure is told in a toast as well. */
  toasted?: boolean;
  /** A line with the number of all that match. */
  count?: (total: number) => string;
  ref?: Ref<ResourceListHandle<Row>>;
}) {
  const { state, change } = useListState(filters.map(({ name }) => name));
  const request = toRequest(state);
  for (const { name, initial } of filters) if (initial) request[name] ??= initial;
  const {
    data,
    error: failure,
    pending: loading,
    reload,
    setData,
  } = useRows({
    request,
    state,
    load,
    turn: (page) => change({ page }, { replace: true }),
    told: toasted ? failureText : undefined,
  });
  const { move: moveRow, said } = useRowOrder(move, data, setData, () => reload("change"), nameOf);
  const place = useRef<HTMLDivElement>(null);
  const view = JSON.stringify(request);
  const [picked, setPicked] = useState<Picked>({ view, ids: [] });
  const select = useCallback(
    (rows: Row[], selected: boolean) =>
      setPicked((before) => {
        const changed = rows.map(({ id }) => id);
        const others = idsIn(view, before).filter((id) => !changed.includes(id));
        return { view, ids: selected ? [...others, ...changed] : others };
      }),
    [view],
  );
  useImperativeHandle(
    ref,
    () => ({
      reload,
      replace: (row) =>
        setData((before) => ({
          ...before,
          items: before.items.map((old) => (old.id === row.id ? row : old)),
        })),
    }),
    [reload, setData],
  );

  /** Puts the focus on the table, once the button that had it is gone. */
  const toTable = () =>
    place.current?.querySelector<HTMLElement>(`[role="region"]`)?.focus({ preventScroll: true });

  const selected = new Set(idsIn(view, picked));
  /** What is done with the selected rows is done with those in sight alone. */
  const chosen = data?.items.filter(({ id }) => selected.has(id)) ?? [];
  const narrowed =
    Boolean(state.q) || filters.some(({ name, initial }) => (state.filters[name] ?? initial) !== initial);
  const sorted = columns.find((column) => state.sort === ("id" in column ? column.id : column.accessorKey));
  const inOrder = move !== undefined && !narrowed && !state.sort;
  const reset = () =>
    change({
      q: undefined,
      sort: undefined,
      order: undefined,
      ...Object.fromEntries(filters.map(({ name }) => [name, undefined])),
    });

  const actionsOf = (row: Row): RowAction[] => {
    const { place } = row;
    const others = rowActions?.(row) ?? [];
    if (!inOrder || place === undefined || !data) return others;
    return [
      ...others.filter(({ destructive }) => !destructive),
      { label: "Move up", disabled: place === 1, onSelect: () => moveRow(row, place - 1) },
      { label: "Move down", disabled: place === data.total, onSelect: () => moveRow(row, place + 1) },
      { label: "Move to top", disabled: place === 1, onSelect: () => moveRow(row, 1) },
      ...others.filter(({ destructive }) => destructive),
    ];
  };

  return (
    <div ref={place} className="flex flex-col gap-3">
      <ListToolbar
        searchLabel={searchLabel}
        q={state.q}
        filters={filters}
        values={state.filters}
        onChange={(changes) => change(changes, { replace: "q" in changes })}
        canReset={narrowed || Boolean(state.sort)}
        onReset={reset}
      >
        {exportName && (
          <ExportButton name={exportName} columns={exportColumns} request={request} load={load} />
        )}
        {actions}
      </ListToolbar>
      {count && data && <p className="text-muted text-sm">{count(data.total)}</p>}
      {move && data && (data.total > 0 || !inOrder) && (
        <>
          <p role="status" className="sr-only">
            {said}
          </p>
          <p className="text-muted text-sm">
            {inOrder ? (
              <>
                In the order of the site. A row&apos;s menu
                <span className="pointer-coarse:hidden">, or Alt with an arrow key in it,</span> moves it.
              </>
            ) : (
              "Sorted or narrowed. Reset to see the order of the site, in which rows can be moved."
            )}
          </p>
        </>
      )}
      <p role="status" className="sr-only">
        {sorted &&
          `Sorted by ${sorted.header.toLowerCase()}, ${state.order === "asc" ? "ascending" : "descending"}`}
      </p>
      {failure !== undefined ? (
        <LoadFailure retry={() => reload()} disabled={loading}>
          {failureText}
        </LoadFailure>
      ) : !data ? (
        <ListSkeleton />
      ) : (
        <ResourceTable
          label={label}
          columns={columns}
          rows={data.items}
          nameOf={nameOf}
          rowActions={rowActions && actionsOf}
          onMove={inOrder ? (row, by) => row.place !== undefined && moveRow(row, row.place + by) : undefined}
          sort={state.sort ?? defaultSort?.sort}
          order={state.order ?? (state.sort ? undefined : defaultSort?.order)}
          onSort={(sort, order) => change({ sort, order })}
          selected={bulkActions.length > 0 ? selected : undefined}
          onSelect={select}
          loading={loading}
          empty={
            <EmptyState
              icon={<Inbox />}
              title={narrowed ? noMatch : empty}
              description={narrowed ? "Try another word, or reset the filters." : undefined}
            />
          }
        />
      )}
      {bulkActions.length > 0 && (
        <BulkBar
          rows={chosen}
          actions={bulkActions}
          onClear={() => {
            select(chosen, false);
            toTable();
          }}
          onDone={(failed) => {
            setPicked({ view, ids: failed.map(({ id }) => id) });
            reload("change");
            if (failed.length === 0) toTable();
          }}
        />
      )}
      {data && failure === undefined && (
        <ListPagination
          page={state.page}
          limit={state.limit}
          total={data.total}
          onPage={(page) => change({ page })}
          onLimit={(limit) => change({ limit })}
        />
      )}
    </div>
  );
}

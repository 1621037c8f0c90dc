import type { ListState } from "@/components/admin/use-list-state";
import { useAsked } from "@/components/ui/use-asked";

/** A page of rows and the number of all rows that match. */
export type Rows<Row> = { items: Row[]; total: number };
/** The query that a table asks its list with; names without a value are left out. */
export type ListRequest = Record<string, string | number | undefined>;

/** The query for a state of the table. */
export function toRequest({ q, sort, order, page, limit, filters }: ListState): ListRequest {
  return { q: q || undefined, sort, order, page, limit, ...filters };
}

/**
 * The rows that a request asks for. While others are on their way the last ones stay, marked as loading; an answer
 * that has been overtaken is dropped. `reload` asks again, after a change.
 */
export function useListData<Row>(
  request: ListRequest,
  load: (request: ListRequest, signal: AbortSignal) => Promise<Rows<Row>>,
) {
  const key = JSON.stringify(request);
  const { data, error, pending, retry, setData } = useAsked(
    key,
    // Read again, so that a name without a value hides no value that the list gives it.
    (signal) => load(JSON.parse(key) as ListRequest, signal),
    { keep: true },
  );
  return { data, failure: error, loading: pending, reload: retry, setData };
}

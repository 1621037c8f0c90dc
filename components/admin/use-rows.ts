import type { ListRequest, ListState, Rows } from "@/components/admin/use-list-state";
import { withinPages } from "@/components/admin/within-pages";
import { useAsked } from "@/components/ui/use-asked";

/** The rows that a request names. Where it names a page past the end, `turn` is called with the last one. */
export function useRows<Row>({
  request,
  state: { page, limit },
  load,
  turn,
}: {
  request: ListRequest;
  state: ListState;
  load: (request: ListRequest, signal: AbortSignal) => Promise<Rows<Row>>;
  turn: (page: number) => void;
}) {
  const ask = async (signal: AbortSignal) => {
    const rows = await load(request, signal);
    return withinPages(rows, { page, pages: Math.ceil(rows.total / limit), signal, turn });
  };
  const { retry: reload, ...asked } = useAsked(JSON.stringify(request), ask, { keep: true });
  return { ...asked, reload };
}

import { useRef } from "react";
import type { ListRequest, ListState, Rows } from "@/components/admin/use-list-state";
import { withinPages } from "@/components/admin/within-pages";
import { toast } from "@/components/ui/toast";
import { useAsked } from "@/components/ui/use-asked";

/** Reads a list again. A failure `after` a change is the list's alone to tell: of the change itself there is a toast already. */
export type Reload = (after?: "change") => void;

/**
 * The rows that a request names. Where it names a page past the end, `turn` is called with the last one. What `told` says of
 * a failure is said in a toast, beside what the list says, until the list is there.
 */
export function useRows<Row>({
  request,
  state: { page, limit },
  load,
  turn,
  told,
}: {
  request: ListRequest;
  state: ListState;
  load: (request: ListRequest, signal: AbortSignal) => Promise<Rows<Row>>;
  turn: (page: number) => void;
  told?: string;
}) {
  const after = useRef<"change" | "told">(undefined);
  const ask = async (signal: AbortSignal) => {
    const was = after.current;
    try {
      const rows = await load(request, signal);
      if (was === "told") toast.dismiss();
      after.current = undefined;
      return await withinPages(rows, { page, pages: Math.ceil(rows.total / limit), signal, turn });
    } catch (error) {
      if (signal.aborted) throw error;
      const tells = told !== undefined && was !== "change";
      if (tells) toast.error(told);
      after.current = tells ? "told" : undefined;
      throw error;
    }
  };
  const { retry, ...asked } = useAsked(JSON.stringify(request), ask, { keep: true });
  const reload: Reload = (what) => {
    if (what) after.current = what;
    retry();
  };
  return { ...asked, reload };
}

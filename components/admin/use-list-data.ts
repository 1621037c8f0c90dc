"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { ListState } from "@/components/admin/use-list-state";

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
  asking: ListRequest,
  load: (request: ListRequest, signal: AbortSignal) => Promise<Rows<Row>>,
) {
  const [data, setData] = useState<Rows<Row>>();
  const [failure, setFailure] = useState<unknown>();
  const [loading, setLoading] = useState(true);
  const [asked, setAsked] = useState(0);
  const request = JSON.stringify(asking);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    const controller = new AbortController();
    const read = async () => {
      setLoading(true);
      try {
        const rows = await latest.current(JSON.parse(request) as ListRequest, controller.signal);
        if (controller.signal.aborted) return;
        setData(rows);
        setFailure(undefined);
      } catch (reason) {
        if (controller.signal.aborted) return;
        setFailure(reason);
      }
      setLoading(false);
    };
    void read();
    return () => controller.abort();
  }, [request, asked]);

  const reload = useCallback(() => setAsked((times) => times + 1), []);
  return { data, failure, loading, reload, setData };
}

import { useEffect, useRef, useState } from "react";
import type { Rows } from "@/components/admin/use-list-state";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/platform/http/client";

/** How the rows of a list that people put in order are moved. */
export type RowOrder<Row> = {
  run: (row: Row, place: number) => Promise<unknown>;
  failure: string;
};
type Placed = { id: string; place?: number };

/** The rows with one at another place; those in between make room. */
export function withPlace<Row extends Placed>(rows: Row[], { id, place: from = 0 }: Row, to: number): Row[] {
  const placeOf = ({ id: other, place = 0 }: Row) => {
    if (other === id) return to;
    if (place > from && place <= to) return place - 1;
    return place < from && place >= to ? place + 1 : place;
  };
  return rows.map((row) => ({ ...row, place: placeOf(row) })).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/**
 * Moves rows: at once in what is shown, one after the other on the server, and read again when all have arrived. The row
 * keeps the focus, and where it is now is said.
 */
export function useRowOrder<Row extends Placed>(
  order: RowOrder<Row> | undefined,
  data: Rows<Row> | undefined,
  setData: (change: (before: Rows<Row>) => Rows<Row>) => void,
  reload: () => void,
  nameOf: (row: Row) => string,
) {
  const [said, setSaid] = useState("");
  const focus = useRef<string>(undefined);
  const waiting = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  // Moving a row in the page takes the focus from what is in it.
  useEffect(() => {
    if (!focus.current) return;
    document.querySelector<HTMLElement>(`[data-row-menu="${focus.current}"]`)?.focus();
    focus.current = undefined;
  }, [data]);

  function move(row: Row, to: number) {
    if (!order || !data || row.place === undefined) return;
    const place = Math.min(Math.max(1, to), data.total);
    if (place === row.place) return setSaid(`${nameOf(row)} stays number ${place} of ${data.total}.`);
    focus.current = row.id;
    toast.dismiss();
    setData((before) => ({ ...before, items: withPlace(before.items, row, place) }));
    setSaid(`${nameOf(row)} is now number ${place} of ${data.total}.`);
    waiting.current += 1;
    last.current = last.current
      .then(() => order.run(row, place))
      .catch((reason: unknown) => {
        setSaid("");
        toast.error(order.failure, messageOf(reason));
      })
      .then(() => {
        waiting.current -= 1;
        if (waiting.current === 0) reload();
      });
  }
  return { move, said };
}

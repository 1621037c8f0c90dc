"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { saveCsv, today } from "@/components/admin/csv";
import type { ListColumn } from "@/components/admin/list-column";
import type { ListRequest, Rows } from "@/components/admin/use-list-data";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

const pageSize = 100;
/** What one file can hold; a longer list is narrowed first. */
const maxRows = 100_000;

/** Saves all rows that match, on every page, as a CSV file, and says how far it is. */
export function ExportButton<Row extends object>({
  name,
  columns,
  request,
  load,
}: {
  name: string;
  columns: ListColumn<Row>[];
  request: ListRequest;
  load: (request: ListRequest, signal: AbortSignal) => Promise<Rows<Row>>;
}) {
  const [progress, setProgress] = useState<number>();

  async function save() {
    setProgress(0);
    try {
      const signal = AbortSignal.timeout(300_000);
      const rows: Row[] = [];
      for (let page = 1, more = true; more; page += 1) {
        const { items, total } = await load({ ...request, page, limit: pageSize }, signal);
        if (total > maxRows) throw new RangeError("too many");
        rows.push(...items);
        more = items.length > 0 && rows.length < total;
        setProgress(total === 0 ? 1 : rows.length / total);
      }
      const written = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
      saveCsv(
        `${name}_export_${today()}.csv`,
        written.map(({ header }) => header),
        rows.map((row) => written.map(({ csv }) => csv(row))),
      );
      toast.success("Export completed successfully");
    } catch (reason) {
      if (reason instanceof RangeError)
        toast.error(
          "Failed to export data",
          "A file holds at most 100,000 rows. Please narrow the list first.",
        );
      else toast.error("Failed to export data");
    }
    setProgress(undefined);
  }

  return (
    <Button variant="outline" onClick={() => void save()} disabled={progress !== undefined}>
      <Download aria-hidden strokeWidth={1.75} />
      <span aria-live="polite">
        {progress === undefined ? "Export" : `Exporting ${Math.round(progress * 100)} %`}
      </span>
    </Button>
  );
}

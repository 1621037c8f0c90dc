import { Download } from "lucide-react";
import { useState } from "react";
import { collectRows } from "@/components/admin/collect-rows";
import { saveCsv, today } from "@/components/admin/csv";
import { accessorOf, type ListColumn } from "@/components/admin/columns";
import type { ListRequest, Rows } from "@/components/admin/use-list-state";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

const pageSize = 100;

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
      const rows = await collectRows(
        (page) => load({ ...request, page, limit: pageSize }, signal),
        setProgress,
      );
      const written = columns.flatMap((column) => {
        const access = accessorOf(column);
        return access ? [{ header: column.header, access }] : [];
      });
      saveCsv(
        `${name}_export_${today()}.csv`,
        written.map(({ header }) => header),
        rows.map((row) => written.map(({ access }) => access(row) ?? null)),
      );
      toast.success("Export completed successfully");
    } catch (reason) {
      const tooMany = reason instanceof RangeError;
      toast.error(
        "Failed to export data",
        tooMany ? "A file holds at most 100,000 rows. Please narrow the list first." : undefined,
      );
    }
    setProgress(undefined);
  }

  return (
    <>
      <Button variant="outline" onClick={() => void save()} aria-disabled={progress !== undefined}>
        <Download />
        {progress === undefined ? "Export" : `Exporting ${Math.round(progress * 100)} %`}
      </Button>
      {/* A toast tells how it ended. */}
      <span role="status" className="sr-only">
        {progress !== undefined && "Exporting…"}
      </span>
    </>
  );
}

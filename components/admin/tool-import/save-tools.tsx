import { Download } from "lucide-react";
import { useState } from "react";
import { collectRows } from "@/components/admin/collect-rows";
import { saveCsv, today } from "@/components/admin/csv";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { callPage } from "@/lib/platform/http/client";
import type { exportToolsApi } from "@/lib/tools/api-admin";
import { importColumns, type ImportRow } from "@/lib/tools/schema-import";

/** Rows of one call. */
const limit = 200;

/** Saves all tools as a file that can be imported again, and says how far it is. */
export function SaveTools() {
  const [progress, setProgress] = useState<number>();
  async function save() {
    setProgress(0);
    try {
      const rows: ImportRow[] = await collectRows((page) => {
        const query = { sort: "name", order: "asc", page, limit } as const;
        return callPage<typeof exportToolsApi>("/api/tools/export", { query });
      }, setProgress);
      const table = rows.map((row) => importColumns.map((column) => row[column] ?? ""));
      saveCsv(`tools_${today()}.csv`, [...importColumns], table);
    } catch (reason) {
      const tooMany = reason instanceof RangeError;
      toast.error("Failed to export data", tooMany ? "A file holds at most 100,000 rows." : undefined);
    }
    setProgress(undefined);
  }
  return (
    <Button
      variant="link"
      className="self-start"
      aria-disabled={progress !== undefined}
      onClick={() => void save()}
    >
      <Download />
      <span aria-live="polite">
        {progress === undefined
          ? "Download all tools as such a file"
          : `Collecting tools: ${Math.round(progress * 100)} %`}
      </span>
    </Button>
  );
}

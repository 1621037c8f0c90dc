"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { saveCsv, today } from "@/components/admin/csv";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { callPage } from "@/lib/platform/http/client";
import type { exportToolsApi } from "@/lib/tools/api-admin";
import { importColumns, type ImportRow } from "@/lib/tools/schema-import";

/** Rows of one call, and the most that a file can hold. */
const limit = 200;
const maxRows = 100_000;

/** Saves all tools as a file that can be imported again, and says how far it is. */
export function SaveTools() {
  const [progress, setProgress] = useState<number>();
  async function save() {
    setProgress(0);
    try {
      const rows: ImportRow[] = [];
      for (let page = 1, more = true; more; page += 1) {
        const { items, total } = await callPage<typeof exportToolsApi>("GET", "/api/tools/export", {
          query: { sort: "name", order: "asc", page, limit },
        });
        if (total > maxRows) throw new RangeError("too many");
        rows.push(...items);
        more = items.length > 0 && rows.length < total;
        setProgress(total === 0 ? 1 : rows.length / total);
      }
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
      disabled={progress !== undefined}
      onClick={() => void save()}
    >
      <Download aria-hidden strokeWidth={1.75} />
      <span aria-live="polite">
        {progress === undefined
          ? "Download all tools as such a file"
          : `Collecting tools: ${Math.round(progress * 100)} %`}
      </span>
    </Button>
  );
}

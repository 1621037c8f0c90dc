import { saveFile } from "@/components/ui/save-file";
import { toCsv } from "@/lib/platform/csv/utils";

/**
 * Saves rows as a CSV file.
 *
 * @param fields the columns' headings, in order
 */
export function saveCsv(name: string, fields: string[], rows: (string | number | null)[][]): void {
  saveFile(name, toCsv(fields, rows), "text/csv;charset=utf-8");
}

/** The day today in UTC, for file names: 2026-11-21. */
export const today = () => new Date().toISOString().slice(0, 10);

import { toCsv } from "@/lib/platform/csv/utils";

/**
 * Saves rows as a CSV file.
 *
 * @param fields the columns' headings, in order
 */
export function saveCsv(name: string, fields: string[], rows: (string | number | null)[][]): void {
  const address = URL.createObjectURL(new Blob([toCsv(fields, rows)], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The day today in UTC, for file names: 2026-11-21. */
export const today = () => new Date().toISOString().slice(0, 10);

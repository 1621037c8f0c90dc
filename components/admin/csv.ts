import Papa from "papaparse";

/**
 * Saves rows as a CSV file (RFC 4180, quotes doubled). What a spreadsheet would run as a formula is written as text.
 *
 * @param fields the columns' headings, in order
 */
export function saveCsv(name: string, fields: string[], rows: (string | number | null)[][]): void {
  const text = Papa.unparse({ fields, data: rows }, { escapeFormulae: true });
  // The byte order mark tells spreadsheets that this is UTF-8.
  const address = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The day today in UTC, for file names: 2026-11-21. */
export const today = () => new Date().toISOString().slice(0, 10);

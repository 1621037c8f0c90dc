import Papa from "papaparse";

/** What a spreadsheet takes for a formula. The library's own expression passes over values with a line break in them. */
const config = { escapeFormulae: /^[=+\-@\t\r]/ };

/** A row of a file that is written piece by piece, with its end. */
export const toCsvRow = (row: (string | number | boolean | null)[]): string =>
  `${Papa.unparse([row], config)}\r\n`;

/**
 * Rows as a CSV file (RFC 4180, quotes doubled), with the mark that tells spreadsheets that this is UTF-8. What a spreadsheet
 * would run as a formula is written as text.
 *
 * @param fields the columns' headings, in order
 */
export const toCsv = (fields: string[], rows: (string | number | null)[][]): string =>
  `\uFEFF${Papa.unparse({ fields, data: rows }, config)}`;

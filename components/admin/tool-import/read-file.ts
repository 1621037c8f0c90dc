import Papa from "papaparse";
import {
  type ImportColumn,
  importColumns,
  type ImportRow,
  maxImportBytes,
  maxImportRows,
} from "@/lib/tools/schema-import";

/** A file as it was read: rows by column, and what became of its headings. */
export type ReadFile = {
  name: string;
  rows: ImportRow[];
  /** The headings that were understood, and the column of each. */
  mapped: { heading: string; column: ImportColumn }[];
  /** The headings whose column is left out. */
  ignored: string[];
};

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, "");

/** Other headings that people use. */
const aliases: Partial<Record<ImportColumn, string[]>> = {
  name: ["tool", "toolname", "title"],
  websiteUrl: ["website", "url", "link", "site"],
  pricing: ["pricingtype", "pricingmodel"],
  startingPrice: ["price"],
  logo: ["logourl"],
};
const required: ImportColumn[] = ["name", "description", "websiteUrl", "category", "pricing"];

function columnOf(heading: string): ImportColumn | undefined {
  const wanted = plain(heading);
  return importColumns.find((column) => plain(column) === wanted || aliases[column]?.includes(wanted));
}

/** Reads the text of a CSV file. @throws Error with what is wrong with it as a whole */
export function readCsv(name: string, text: string): ReadFile {
  // The library takes the first line's end for that of all.
  const lines = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const { data, errors } = Papa.parse<string[]>(lines, { newline: "\n", skipEmptyLines: "greedy" });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken) throw new Error(`Row ${(broken.row ?? 0) + 1} has a quotation mark that is not closed.`);
  const [headings = [], ...records] = data;
  if (records.length === 0) throw new Error("The file has no rows.");
  if (records.length > maxImportRows)
    throw new Error("The file has more than 5,000 rows. Please import it in parts.");

  const columns = headings.map(columnOf);
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new Error(`The file has no column for: ${missing.join(", ")}.`);
  const twice = columns.find((column, i) => column && columns.indexOf(column) !== i);
  if (twice) throw new Error(`Two columns of the file stand for: ${twice}.`);

  const rows = records.map((record): ImportRow => {
    const row: ImportRow = {};
    columns.forEach((column, i) => {
      if (column) row[column] = record[i] ?? "";
    });
    return row;
  });
  return {
    name,
    rows,
    mapped: columns.flatMap((column, i) => (column ? [{ heading: headings[i]!.trim(), column }] : [])),
    ignored: headings.filter((heading, i) => !columns[i] && heading.trim()).map((heading) => heading.trim()),
  };
}

/** Reads a chosen file. @throws Error with what is wrong with it as a whole */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > maxImportBytes) throw new Error("The file is larger than 5 MB. Please import it in parts.");
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error("The file is not UTF-8 text. Please save it as CSV in UTF-8.");
  }
  return readCsv(file.name, text);
}

import { call } from "@/lib/platform/http/client";
import type { importToolsApi } from "@/lib/tools/api-admin";
import type { ImportReport, ImportRow, ReportedRow } from "@/lib/tools/schema-import";
import { isWebsite, websiteKey } from "@/lib/tools/utils-address";

const chunk = 250;
/** How long adding all rows may take, milliseconds. */
const importTimeout = 120_000;

/** The earlier row with the same website, for each row that has one: the server sees one part of the file at a time. */
function repeatsOf(rows: ImportRow[]): Map<number, number> {
  const first = new Map<string, number>();
  const repeats = new Map<number, number>();
  rows.forEach(({ websiteUrl = "" }, index) => {
    const address = websiteUrl.trim();
    if (!isWebsite(address)) return;
    const key = websiteKey(address);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    else repeats.set(index, earlier);
  });
  return repeats;
}

/** Has all rows checked, part by part. Answers those with something to say about, in their order. */
export async function checkRows(
  rows: ImportRow[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<ReportedRow[]> {
  const found = new Map<number, ReportedRow>();
  for (let start = 0; start < rows.length; start += chunk) {
    const report = await call<typeof importToolsApi>("POST", "/api/tools/import", {
      body: { rows: rows.slice(start, start + chunk), dryRun: true },
      signal,
    });
    for (const row of report.rows)
      found.set(start + row.index, { ...row, index: start + row.index, repeats: null });
    onProgress(Math.min(start + chunk, rows.length));
  }
  for (const [index, repeats] of repeatsOf(rows)) {
    const known = found.get(index) ?? { index, problems: [], duplicateOf: null };
    found.set(index, { ...known, repeats });
  }
  return [...found.values()].sort((a, b) => a.index - b.index);
}

export function importRows(rows: ImportRow[], duplicates: "skip" | "add"): Promise<ImportReport> {
  return call<typeof importToolsApi>("POST", "/api/tools/import", {
    body: { rows, duplicates },
    timeout: importTimeout,
  });
}

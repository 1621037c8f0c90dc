import type { Rows } from "@/components/admin/use-list-state";

const maxRows = 100_000;

/**
 * All rows of a list, read page by page.
 *
 * @param onProgress told which part of them is there, up to 1
 * @throws RangeError for more of them than a file can hold
 */
export async function collectRows<Row>(
  load: (page: number) => Promise<Rows<Row>>,
  onProgress: (part: number) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const { items, total } = await load(page);
    if (total > maxRows) throw new RangeError("too many");
    rows.push(...items);
    more = items.length > 0 && rows.length < total;
    onProgress(total === 0 ? 1 : rows.length / total);
  }
  return rows;
}

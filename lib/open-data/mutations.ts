import "server-only";
import { z } from "zod";
import { readPieces } from "@/lib/open-data/queries";
import { readRecords } from "@/lib/open-data/queries-records";
import { dayOf, type FileName, fileSchema, keptDays, type OpenTool } from "@/lib/open-data/schema";
import { Changes } from "@/lib/open-data/utils-changes";
import { csvColumns, toCsvCells } from "@/lib/open-data/utils-csv";
import { linesOf, Packer, unpack } from "@/lib/open-data/utils-pack";
import { invalidate } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { toCsv, toCsvRow } from "@/lib/platform/csv/utils";
import { log } from "@/lib/platform/log";
import { queryRows, type RowSource } from "@/lib/platform/sql/queries-rows";
import { inSnapshot } from "@/lib/platform/sql/queries-snapshot";
import { launchDueTools } from "@/lib/tools/mutations-due";

const dayRow = z.object({ day: z.string() });

/** `made`: now, and not before. */
type Export = { day: string; made: boolean; tools: number; changes: number };

/**
 * Exports the published catalogue, once a day, from one moment: its files appear together. Days that are no longer kept go.
 *
 * @returns undefined where another process is at it
 */
export async function exportCatalogue(now = new Date()): Promise<Export | undefined> {
  await launchDueTools();
  const done = await inSnapshot("open-data", (source) => write(source, now));
  if (done?.made) {
    invalidate(tags.openData);
    log.info(done, "the catalogue was exported");
  }
  return done;
}

async function write(source: RowSource, now: Date): Promise<Export> {
  const day = dayOf(now);
  const [last] = await queryRows(dayRow, source)`
    SELECT max(day)::text AS day FROM public.open_data_file WHERE day <= ${day}::date HAVING count(*) > 0`;
  if (last?.day === day) return { day, made: false, tools: 0, changes: 0 };
  const writer = new DayWriter(source, day, now);
  const counts = await writeTools(writer, readRecords(source, now), last && readBefore(source, last.day));
  await writer.write("schema.json", fileSchema());
  await writer.end(counts);
  await source.$queryRaw`DELETE FROM public.open_data_file WHERE day <= ${day}::date - ${keptDays}::int`;
  return { day, made: true, ...counts };
}

/** The tools of an earlier export. */
async function* readBefore(source: RowSource, day: string): AsyncGenerator<OpenTool> {
  for await (const line of linesOf(unpack(readPieces(day, "tools.jsonl", source))))
    yield JSON.parse(line) as OpenTool;
}

/** Writes each tool, and beside it what changed since `before`; without one there is nothing to compare with. */
async function writeTools(
  writer: DayWriter,
  tools: AsyncIterable<OpenTool>,
  before: AsyncGenerator<OpenTool> | undefined,
): Promise<Pick<Export, "tools" | "changes">> {
  const counts = { tools: 0, changes: 0 };
  const changes = before && new Changes(before);
  const compare = async (tool: OpenTool | undefined) => {
    for await (const change of changes?.upTo(tool) ?? []) {
      counts.changes += 1;
      await writer.write("diff.jsonl", `${JSON.stringify(change)}\n`);
    }
  };
  await writer.write("tools.csv", `${toCsv(csvColumns, [])}\r\n`);
  for await (const tool of tools) {
    counts.tools += 1;
    await writer.write("tools.jsonl", `${JSON.stringify(tool)}\n`);
    await writer.write("tools.csv", toCsvRow(toCsvCells(tool)));
    await compare(tool);
  }
  await compare(undefined);
  return counts;
}

/** The files of a day, in the order of their checksums. */
const summed = ["tools.jsonl", "tools.csv", "schema.json", "diff.jsonl"] as const;

class DayWriter {
  private readonly packers = new Map<FileName, Packer>();

  constructor(
    private readonly source: RowSource,
    private readonly day: string,
    private readonly now: Date,
  ) {}

  async write(name: FileName, text: string): Promise<void> {
    await (await this.packerOf(name)).write(text);
  }

  /** Ends all files, with their checksums. */
  async end({ tools, changes }: Pick<Export, "tools" | "changes">): Promise<void> {
    const records = { "tools.jsonl": tools, "tools.csv": tools, "diff.jsonl": changes, "schema.json": 0 };
    for (const name of summed)
      await this.write("SHA256SUMS", `${await this.endFile(name, records[name])}  ${name}\n`);
    await this.endFile("SHA256SUMS", summed.length);
  }

  private async packerOf(name: FileName): Promise<Packer> {
    const known = this.packers.get(name);
    if (known) return known;
    const { source, day } = this;
    await source.$queryRaw`
      INSERT INTO public.open_data_file (day, name, sha256, bytes, compressed, records, made_at)
      VALUES (${day}::date, ${name}, '', 0, 0, 0, ${this.now})`;
    let n = 0;
    const packer = new Packer(async (piece) => {
      await source.$queryRaw`
        INSERT INTO public.open_data_part (day, name, n, bytes) VALUES (${day}::date, ${name}, ${n++}, ${piece})`;
    });
    this.packers.set(name, packer);
    return packer;
  }

  private async endFile(name: FileName, records: number): Promise<string> {
    const { sha256, bytes, compressed } = await (await this.packerOf(name)).end();
    await this.source.$queryRaw`
      UPDATE public.open_data_file SET sha256 = ${sha256}, bytes = ${bytes}, compressed = ${compressed}, records = ${records}
      WHERE day = ${this.day}::date AND name = ${name}`;
    return sha256;
  }
}

import "server-only";
import { z } from "zod";
import { type FileName, fileNames, openDay, type OpenDay } from "@/lib/open-data/schema";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { db } from "@/lib/platform/db";
import { queryRows, type RowSource } from "@/lib/platform/sql/queries-rows";

const fileRow = openDay.shape.files.element.omit({ name: true }).extend({ madeAt: z.date() });

const pieceRow = z.object({ bytes: z.instanceof(Uint8Array) });

/** The exports that are kept, the newest first. */
export const listOpenDays = cached(
  "open-data",
  (): Promise<OpenDay[]> => queryRows(openDay)`
    SELECT day::text, (max(records) FILTER (WHERE name = 'tools.jsonl'))::int AS tools,
      (max(records) FILTER (WHERE name = 'diff.jsonl'))::int AS changes,
      json_agg(json_build_object('name', name, 'bytes', bytes, 'compressed', compressed, 'sha256', sha256)
        ORDER BY array_position(${[...fileNames]}::text[], name)) AS files
    FROM public.open_data_file GROUP BY day ORDER BY day DESC`,
  { tags: () => [tags.openData] },
);

/** The day of the newest export, as it is now: a command may have made it. Undefined before the first. */
export async function readNewestDay(): Promise<string | undefined> {
  const [found] = await queryRows(z.object({ day: z.string() }))`
    SELECT day::text FROM public.open_data_file ORDER BY day DESC LIMIT 1`;
  return found?.day;
}

/** What is known of a file; undefined where there is none. */
export async function readOpenFile(
  day: string,
  name: FileName,
): Promise<z.output<typeof fileRow> | undefined> {
  const [file] = await queryRows(fileRow)`
    SELECT sha256, bytes::float8, compressed::float8, made_at AS "madeAt" FROM public.open_data_file
    WHERE day = ${day}::date AND name = ${name}`;
  return file;
}

/** A file as it is kept, compressed, piece by piece. */
export async function* readPieces(
  day: string,
  name: FileName,
  source: RowSource = db,
): AsyncGenerator<Uint8Array> {
  for (let n = 0; ; n++) {
    const [piece] = await queryRows(pieceRow, source)`
      SELECT bytes FROM public.open_data_part WHERE day = ${day}::date AND name = ${name} AND n = ${n}::int`;
    if (!piece) return;
    yield piece.bytes;
  }
}

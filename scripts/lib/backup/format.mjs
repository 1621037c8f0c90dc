import { z } from "zod";
import { Problem } from "../problem.mjs";

/** What an archive says that it is, in its first entry and in its manifest. */
export const FORMAT = "almanac-backup";
/** Goes up when an older program could not read an archive any more. */
export const VERSION = 1;

/** The entries of an archive: what it is, files, tables in parts, and last the manifest, which vouches for the rest. */
export const HEAD = "format.json";
export const MANIFEST = "manifest.json";
/** A table's rows come in parts, since a tar entry begins with its size and a table's is known at its end only. */
export const PART_BYTES = 4 * 1024 * 1024;

const fileName = /^files\/(uploads(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,200}){1,4})$/;
const partName = /^tables\/([a-z_]{1,63}\.[a-z0-9_]{1,63})\/(\d{6,9})$/;

export const partEntry = (table, part) => `tables/${table}/${String(part).padStart(6, "0")}`;
export const fileEntry = (path) => `files/${path}`;

/**
 * What an entry's name stands for, or undefined for a name that no backup has: one that climbs out of its folder, say.
 *
 * @returns {{ file: string } | { table: string, part: number } | undefined}
 */
export function readEntryName(name) {
  const file = fileName.exec(name)?.[1];
  if (file) return { file };
  const part = partName.exec(name);
  return part ? { table: part[1], part: Number(part[2]) } : undefined;
}

const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const count = z.number().int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  app: z.string().max(100),
  createdAt: z.iso.datetime(),
  postgres: z.string().max(100),
  migrations: z
    .array(z.object({ name: z.string().regex(/^\w{1,200}$/), checksum: sha256 }))
    .min(1)
    .max(10_000),
  tables: z
    .array(
      z.object({
        schema: identifier,
        name: identifier,
        columns: z.array(identifier).min(1).max(1600),
        rows: count,
        bytes: count,
        sha256,
      }),
    )
    .max(10_000),
  sequences: z
    .array(
      z.object({
        schema: identifier,
        name: identifier,
        value: z.string().regex(/^-?\d{1,19}$/),
        called: z.boolean(),
      }),
    )
    .max(10_000),
  files: z.object({ count, bytes: count, sha256 }),
});

/** @typedef {z.output<typeof manifestSchema>} Manifest */

/** Refuses what is no backup, and one of a newer format than this program reads. */
export function checkHead(text) {
  const head = parseJson(text);
  if (head?.format !== FORMAT) throw new Problem("This file is not a backup of Almanac AI.");
  if (head.version > VERSION)
    throw new Problem(
      `This backup has format ${head.version}, and this version of Almanac AI reads ${VERSION}. Restore it with a newer version.`,
    );
}

/** @returns {Manifest} */
export function readManifest(text) {
  const result = manifestSchema.safeParse(parseJson(text));
  if (result.success) return result.data;
  throw new Problem("This backup is damaged: its list of contents can't be read.");
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The name of a table in an archive. */
export const tableName = ({ schema, name }) => `${schema}.${name}`;

/** What the hash over all files is made of. */
export const fileLine = (path, sha256) => `${sha256}  ${path}\n`;

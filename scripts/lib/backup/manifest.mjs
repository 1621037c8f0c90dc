import { Problem } from "../output.mjs";

/** The first entry of a backup: what it is, and where its rows belong. */
export const MANIFEST = "manifest.json";
export const FORMAT = "almanac-backup";
/** Another number for each form that another program could not read. */
export const VERSION = 2;

/**
 * @typedef {{ schema: string, name: string, columns: string[], rows: number }} Table
 * @typedef {{ format: string, version: number, app: string, createdAt: string, postgres: string,
 *   migrations: { name: string, checksum: string }[], tables: Table[],
 *   sequences: { schema: string, name: string, value: string, called: boolean }[] }} Manifest
 */

/** The name of a table, and of its rows in an archive. */
export const tableName = (table) => `${table.schema}.${table.name}`;
export const tableEntry = (table) => `tables/${tableName(table)}.csv`;

/** Whether an entry is a file that was uploaded; no other name can leave the folder of uploads. */
export const isUpload = (name) => /^uploads(\/[A-Za-z0-9][A-Za-z0-9._-]{0,200}){1,4}$/.test(name);

/** Refuses what is no backup, and one of another form. @returns {Manifest} */
export function parseManifest(text) {
  const manifest = text.startsWith("{") ? JSON.parse(text) : {};
  if (manifest.format !== FORMAT) throw new Problem("This file is not a backup of Almanac AI.");
  if (manifest.version === VERSION) return manifest;
  throw new Problem(
    `This backup has format ${manifest.version}, and this version of Almanac AI reads ${VERSION}. Restore it with the version that made it.`,
  );
}

import { copyFile, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ArchiveEntry, readEntries, writeEntries } from "../support/archive";
import { run } from "../support/commands";
import { createTestDatabase } from "../support/database";
import { databaseState, filesState } from "../support/state";

type Table = { name: string; rows: number; bytes: number; sha256: string };
type Manifest = { migrations: { name: string; checksum: string }[]; tables: Table[] };

const folder = await mkdtemp(path.join(tmpdir(), "almanac-refusals-"));
const dataDir = path.join(folder, "data");
const uploads = path.join(dataDir, "uploads");
const archive = path.join(folder, "backup.tar.gz");
const bad = path.join(folder, "bad.tar.gz");
const nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
let database: Awaited<ReturnType<typeof createTestDatabase>>;

const state = async () => [await databaseState(database.url), await filesState(uploads)];
const restore = (file: string) =>
  run("restore", [file, "--replace", "--yes"], { databaseUrl: database.url, dataDir });

beforeAll(async () => {
  database = await createTestDatabase();
  await mkdir(path.join(uploads, "avatar"), { recursive: true });
  await writeFile(path.join(uploads, "avatar/0123456789abcdef.png"), Buffer.alloc(5000, "picture"));
  const { code } = await run("backup", [archive], { databaseUrl: database.url, dataDir });
  expect(code).toBe(0);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Makes the bad archive: the good one with something changed. */
const changed = (change: (entries: ArchiveEntry[]) => void) => async () => {
  const entries = await readEntries(archive);
  change(entries);
  await writeEntries(bad, entries);
};
const inManifest = (edit: (manifest: Manifest) => void) =>
  changed((entries) => {
    const entry = entries.at(-1)!;
    const manifest = JSON.parse(entry.bytes.toString()) as Manifest;
    edit(manifest);
    entry.bytes = Buffer.from(JSON.stringify(manifest));
  });
const added = (entry: ArchiveEntry) => changed((entries) => void entries.splice(1, 0, entry));
const ofName = <T extends { name: string }>(all: T[], part: string) =>
  all.find(({ name }) => name.includes(part))!;

describe("an archive that can't be restored", () => {
  it.each<[string, () => Promise<unknown>, string]>([
    [
      "has a changed bit",
      async () => {
        const bytes = await readFile(archive);
        bytes[bytes.length >> 1]! ^= 4;
        await writeFile(bad, bytes);
      },
      "is damaged",
    ],
    [
      "is cut off",
      async () => {
        await copyFile(archive, bad);
        await truncate(bad, (await stat(archive)).size - 2000);
      },
      "is damaged or not whole",
    ],
    ["lacks its manifest", changed((entries) => void entries.pop()), "its end is missing"],
    ["is no archive", () => writeFile(bad, "hello"), "not a backup at all"],
    [
      "is another archive",
      () => writeEntries(bad, [{ name: "a.txt", bytes: Buffer.from("a") }]),
      "not a backup of Almanac AI",
    ],
    [
      "has other rows than it says",
      changed((entries) => {
        const part = ofName(entries, "public.category");
        part.bytes = Buffer.from(part.bytes.toString().replace("i", "j"));
      }),
      "the rows of public.category are not those",
    ],
    [
      "has another file than it says",
      changed((entries) => void (ofName(entries, "files/").bytes[100]! ^= 1)),
      "its files are not those",
    ],
    [
      "is of a newer version",
      inManifest(({ migrations }) => migrations.push({ name: "20990101000000_later", checksum: nothing })),
      "made by a newer version of Almanac AI",
    ],
    [
      "is of a newer format",
      changed((entries) => void (entries[0]!.bytes = Buffer.from('{"format":"almanac-backup","version":2}'))),
      "has format 2",
    ],
    [
      "is of another program",
      inManifest(({ migrations }) => void (migrations[0]!.checksum = nothing)),
      "a different one",
    ],
    [
      "climbs out",
      added({ name: "files/uploads/../../evil.png", bytes: Buffer.from("x") }),
      "something that no backup has",
    ],
    [
      "names another folder",
      added({ name: "/tmp/evil.png", bytes: Buffer.from("x") }),
      "something that no backup has",
    ],
    [
      "has a link",
      added({
        name: "files/uploads/a.png",
        bytes: Buffer.alloc(0),
        type: "symlink",
        linkname: "/etc/passwd",
      }),
      "something that no backup has",
    ],
    [
      "names a table that is none",
      inManifest(({ tables }) =>
        tables.push({ ...tables[0]!, name: "x", rows: 0, bytes: 0, sha256: nothing }),
      ),
      "its tables are not those that its migrations make. Nothing was changed.",
    ],
    [
      "counts its rows wrongly",
      inManifest(({ tables }) => void (ofName(tables, "tool_stats").rows = 1)),
      "public.tool_stats does not have the rows that it should. Nothing was changed.",
    ],
  ])("because it %s changes nothing", async (_why, make, sentence) => {
    await make();
    const before = await state();
    const { code, output } = await restore(bad);
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(output).not.toMatch(/\n\s+at /);
    expect(await state()).toEqual(before);
  });

  it("because it is not there is said as well", async () => {
    const { code, output } = await restore(path.join(folder, "nowhere.tar.gz"));
    expect([code, output]).toEqual([1, expect.stringContaining("There is no file")]);
  });
});

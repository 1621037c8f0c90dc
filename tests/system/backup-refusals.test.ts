import { createHash } from "node:crypto";
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ArchiveEntry, readEntries, writeEntries } from "../support/archive";
import { run } from "../support/commands";
import { createTestDatabase } from "../support/database";
import { databaseState, filesState } from "../support/state";

type Table = { schema: string; name: string; columns: string[]; rows: number };
type Manifest = { version: number; migrations: { name: string; checksum: string }[]; tables: Table[] };

const folder = await mkdtemp(path.join(tmpdir(), "almanac-refusals-"));
const dataDir = path.join(folder, "data");
const uploads = path.join(dataDir, "uploads");
const archive = path.join(folder, "backup.tar.gz");
const bad = path.join(folder, "bad.tar.gz");
const nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let before: unknown;

const state = async () => [await databaseState(database.url), await filesState(uploads)];
const restore = (file: string) =>
  run("restore", [file, "--replace", "--yes"], { databaseUrl: database.url, dataDir });

beforeAll(async () => {
  database = await createTestDatabase();
  await mkdir(path.join(uploads, "avatar"), { recursive: true });
  await writeFile(path.join(uploads, "avatar/0123456789abcdef.png"), Buffer.alloc(5000, "picture"));
  const { code } = await run("backup", [archive], { databaseUrl: database.url, dataDir });
  expect(code).toBe(0);
  before = await state();
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
/** Makes it the way its writer would have made it: with sums that fit. */
const written = (change: (entries: ArchiveEntry[]) => void) =>
  changed((entries) => {
    change(entries);
    const sum = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
    const sums = entries.slice(0, -1).map(({ name, bytes }) => `${sum(bytes)}  ${name}\n`);
    entries.at(-1)!.bytes = Buffer.from(sums.join(""));
  });
const inManifest = (edit: (manifest: Manifest, entries: ArchiveEntry[]) => void) =>
  written((entries) => {
    const entry = entries[0]!;
    const manifest = JSON.parse(entry.bytes.toString()) as Manifest;
    edit(manifest, entries);
    entry.bytes = Buffer.from(JSON.stringify(manifest));
  });
const added = (entry: ArchiveEntry) => written((entries) => void entries.splice(1, 0, entry));
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
    ["lacks its end", changed((entries) => void entries.pop()), "its end is missing"],
    ["lacks its manifest", written((entries) => void entries.shift()), "not a backup of Almanac AI"],
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
      "tables/public.category.csv is not what was backed up",
    ],
    [
      "has another file than it says",
      changed((entries) => void (ofName(entries, "uploads/").bytes[100]! ^= 1)),
      "uploads/avatar/0123456789abcdef.png is not what was backed up",
    ],
    [
      "is of a newer version",
      inManifest(({ migrations }) => migrations.push({ name: "20990101000000_later", checksum: nothing })),
      "made by a newer version of Almanac AI",
    ],
    ["is of another format", inManifest((manifest) => void (manifest.version = 3)), "has format 3"],
    [
      "is of another program",
      inManifest(({ migrations }) => void (migrations[0]!.checksum = nothing)),
      "a different one",
    ],
    [
      "climbs out",
      added({ name: "uploads/../../evil.png", bytes: Buffer.from("x") }),
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
        name: "uploads/a.png",
        bytes: Buffer.alloc(0),
        type: "symlink",
        linkname: "/etc/passwd",
      }),
      "something that no backup has",
    ],
    [
      "lacks a table's rows",
      written((entries) => void entries.splice(entries.indexOf(ofName(entries, "public.vote")), 1)),
      "the rows of public.vote are missing",
    ],
    [
      "names a table that is none",
      inManifest(({ tables }, entries) => {
        tables.push({ schema: "public", name: "x", columns: ["id"], rows: 0 });
        entries.splice(-1, 0, { name: "tables/public.x.csv", bytes: Buffer.from("id\n") });
      }),
      "its tables are not those that its migrations make. Nothing was changed.",
    ],
    [
      "counts its rows wrongly",
      inManifest(({ tables }) => void (ofName(tables, "tool_stats").rows = 1)),
      "public.tool_stats does not have the rows that it should. Nothing was changed.",
    ],
  ])("because it %s changes nothing", async (_why, make, sentence) => {
    await make();
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

describe("without an address of a database", () => {
  const none = path.join(folder, "none");

  it.each(["backup", "restore", "data"])(
    "%s begins no embedded database, and says what is missing",
    async (script) => {
      const words = { backup: [], restore: [archive], data: ["clear-samples"] }[script]!;
      const { code, output } = await run(script, words, { databaseUrl: "", dataDir: none });
      expect([code, output]).toEqual([1, expect.stringContaining("✗ DATABASE_URL is not set")]);
      await expect(stat(none)).rejects.toThrow("ENOENT");
    },
  );

  it("names a database that is not there, and the one that is backed up, without the password", async () => {
    const missing = new URL(database.url);
    missing.pathname = "/almanc";
    const refused = await run("backup", [], { databaseUrl: missing.href, dataDir });
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/✗ There is no database almanc at .+\.\n/),
    ]);
    const { output } = await run("backup", [path.join(folder, "named.tar.gz")], {
      databaseUrl: database.url,
      dataDir,
    });
    const { pathname, host } = new URL(database.url);
    expect(output).toContain(`Database: ${pathname.slice(1)} at ${host}\n`);
    expect(output).not.toContain("postgresql://");
  });
});

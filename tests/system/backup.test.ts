import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Papa from "papaparse";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { readEntries } from "../support/archive";
import { begin, run } from "../support/commands";
import { createTestDatabase } from "../support/database";
import { startInstance } from "../support/instance";
import { until } from "../support/mailbox";
import { databaseUrl, onServer } from "../support/server";
import { databaseState, filesState } from "../support/state";
import { openVisitor } from "../support/visitor";

const person = {
  name: "Rosalind Franklin",
  email: "rosalind@example.org",
  password: "a long enough password",
};
const review = { rating: 4, comment: 'It does\twhat "it" says,\nund das \\N ist kein Null – „ja“.' };
const folder = await mkdtemp(path.join(tmpdir(), "almanac-backup-"));
const dataDir = path.join(folder, "data");
const archive = path.join(folder, "backup.tar.gz");
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let backedUp: { rows: Record<string, string>; files: Record<string, string> };

const state = async (url = database.url) => ({
  rows: await databaseState(url),
  files: await filesState(path.join(dataDir, "uploads")),
});

const site = () => ({ databaseUrl: database.url, dataDir });
const restore = (args: string[], url = database.url) => run("restore", args, { databaseUrl: url, dataDir });

beforeAll(async () => {
  database = await createTestDatabase();
  const instance = await startInstance({ databaseUrl: database.url, dataDir, env: { JOBS: "off" } });
  try {
    const visitor = openVisitor(instance.url, "192.0.2.1");
    const tools = (await (await visitor.send("/api/tools?limit=5")).json()) as { id: string }[];
    expect((await visitor.send("/api/auth/register", "POST", person)).status).toBe(201);
    expect(await visitor.signIn(person.email, person.password)).toMatchObject({ email: person.email });
    for (const { id } of tools)
      expect((await visitor.send(`/api/tools/${id}/vote`, "POST", { action: "upvote" })).status).toBe(200);
    const sent = await visitor.send("/api/reviews", "POST", { toolId: tools[0]!.id, ...review });
    expect(sent.status).toBe(200);
    const picture = await visitor.send("/api/me/avatar", "PUT", { style: "bottts", seed: "Rosalind" });
    expect(picture.status).toBe(200);
  } finally {
    await instance.stop();
  }
  backedUp = await state();
  const { code, output } = await run("backup", [archive], site());
  expect([code, output]).toEqual([0, expect.stringContaining("Backed up")]);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it("is a file that its owner alone reads, and keeps no secret and no mail", async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  const names = (await readEntries(archive)).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith("uploads/"))).toEqual([
    expect.stringMatching(/^uploads\/avatar\//),
  ]);
  expect(names.some((name) => name.includes("pgboss"))).toBe(false);
  const again = await run("backup", [archive], site());
  expect([again.code, again.output]).toEqual([1, expect.stringContaining("There is a file")]);
});

it("takes away what a backup into this folder left that was killed a day ago", async () => {
  const beside = path.join(folder, "beside");
  for (const [name, hours] of Object.entries({ "a.unfinished-old123": 25, "b.unfinished-new123": 2, other: 99 })) {
    await mkdir(path.join(beside, name), { recursive: true });
    await utimes(path.join(beside, name), new Date(), new Date(Date.now() - hours * 3_600_000));
  }
  expect((await run("backup", [path.join(beside, "c")], site())).code).toBe(0);
  expect((await readdir(beside)).sort()).toEqual(["b.unfinished-new123", "c", "other"]);
});

it("has the rows of each table as CSV that any tool reads, and sums that any tool checks", async () => {
  const entries = await readEntries(archive);
  const text = (name: string) => entries.find((entry) => entry.name === name)!.bytes.toString();
  const { data } = Papa.parse<Record<string, string>>(text("tables/public.review.csv"), { header: true });
  expect(data.map(({ comment }) => comment)).toContain(review.comment);
  const { tables } = JSON.parse(text("manifest.json")) as { tables: { name: string; rows: number }[] };
  expect(tables.find(({ name }) => name === "user")).toMatchObject({ rows: 1 });
  expect(entries.filter(({ name }) => name.startsWith("tables/"))).toHaveLength(tables.length);
  const sum = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
  expect(text("SHA256SUMS")).toBe(
    entries
      .slice(0, -1)
      .map(({ name, bytes }) => `${sum(bytes)}  ${name}\n`)
      .join(""),
  );
});

it("brings everything back into an empty place, and the site starts on it", async () => {
  const name = `test_restored_${process.pid}`;
  const server = inject("databaseServer");
  const url = databaseUrl(server, name);
  await rm(path.join(dataDir, "uploads"), { recursive: true });
  try {
    const { code, output } = await restore([archive], url);
    expect([code, output]).toEqual([0, expect.stringContaining("The site is what it was at")]);
    expect(await state(url)).toEqual(backedUp);

    const instance = await startInstance({ databaseUrl: url, dataDir, env: { JOBS: "off" } });
    try {
      const visitor = openVisitor(instance.url, "192.0.2.2");
      const me = await visitor.signIn(person.email, person.password);
      expect(me).toMatchObject({ email: person.email, image: expect.stringContaining("/uploads/avatar/") });
      const picture = await visitor.send(me.image!);
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
      const found = await (await visitor.send("/api/tools?q=chatgtp")).json();
      expect(JSON.stringify(found)).toContain("ChatGPT");
      // New rows get new ids, and are counted on from where it was.
      const tools = (await (await visitor.send("/api/tools?limit=6")).json()) as { id: string }[];
      expect(
        (await visitor.send(`/api/tools/${tools[5]!.id}/vote`, "POST", { action: "upvote" })).status,
      ).toBe(200);
    } finally {
      await instance.stop();
    }
  } finally {
    await onServer(
      server,
      async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
    );
  }
});

describe("a site that is there", () => {
  it("is left alone, unless it is to be replaced and somebody agrees", async () => {
    const before = await state();
    const refused = await restore([archive]);
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/There is a site already: \d+ tools, 1 accounts/),
    ]);
    const alone = await restore([archive, "--replace"]);
    expect([alone.code, alone.output]).toEqual([1, expect.stringContaining("add --yes")]);
    expect(await state()).toEqual(before);
  });

  it("is left alone while it is in use", async () => {
    const client = new Client({ connectionString: database.url, application_name: "somebody" });
    await client.connect();
    const { code, output } = await restore([archive, "--replace", "--yes"]);
    await client.end();
    expect([code, output]).toEqual([1, expect.stringContaining("1 other connection (somebody)")]);
  });

  it("becomes what was backed up, with none of its own files", async () => {
    await change();
    const { code, output } = await restore([archive, "--replace", "--yes"]);
    expect([code, output]).toEqual([0, expect.stringContaining("This replaces what is there")]);
    expect(await state()).toEqual(backedUp);
    expect(await readdir(dataDir)).not.toContainEqual(expect.stringContaining("restoring"));
  });

  it.each(["SIGKILL", "SIGINT"] as const)("is what it was after a %s in the middle", async (signal) => {
    await change();
    const before = await state();
    const { child } = begin("restore", [archive, "--replace", "--yes"], site());
    const closed = once(child, "close");
    const name = new URL(database.url).pathname.slice(1);
    await onServer(inject("databaseServer"), async (client) => {
      await until("Rows on their way", async () => {
        const { rows } = await client.query("SELECT query FROM pg_stat_activity WHERE datname = $1", [name]);
        return rows.some(({ query }) => /^(COPY|CREATE INDEX|CREATE UNIQUE INDEX)/.test(query));
      });
    });
    child.kill(signal);
    expect(await closed).toEqual(signal === "SIGKILL" ? [null, "SIGKILL"] : [130, null]);
    expect(await state()).toEqual(before);
  });
});

/** Changes rows and files. */
async function change(): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`DELETE FROM tool WHERE id IN (SELECT id FROM tool ORDER BY slug LIMIT 30)`);
  await client.query(`DELETE FROM "user"`);
  await client.end();
  await writeFile(path.join(dataDir, "uploads/avatar/other.png"), "not of the backup");
}

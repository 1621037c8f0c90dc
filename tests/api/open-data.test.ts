import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import { z } from "zod";
import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import type { OpenChange, OpenTool } from "@/lib/open-data/schema";

const { db } = await openApp();
const { GET, HEAD } = await import("@/app/open-data/[day]/[file]/route");
const { POST: vote } = await import("@/app/api/tools/[id]/vote/route");
const { exportCatalogue } = await import("@/lib/open-data/mutations");
const { listOpenDays } = await import("@/lib/open-data/queries");
const { fileNames, openTool } = await import("@/lib/open-data/schema");

const first = new Date();
const dayMs = 86_400_000;
const later = (days: number) => new Date(first.getTime() + days * dayMs);
const day = (date: Date) => date.toISOString().slice(0, 10);

const ask = (of: string, file: string, headers: Record<string, string> = {}, handler = GET) =>
  request(handler, `/open-data/${of}/${file}`, { headers, params: { day: of, file } });
const text = async (of: string, file: string) => {
  const answer = await ask(of, file);
  expect(answer.status).toBe(200);
  return answer.text();
};
const lines = async <T>(of: string, file: string): Promise<T[]> =>
  (await text(of, file))
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

// People, and what they leave behind, with texts that are found wherever they are.
const people: Awaited<ReturnType<typeof createAccount>>[] = [];
for (const [i, name] of ["Zebulon Quartermain", "Philippa Oddfellow"].entries()) {
  const person = await createAccount(db, { name, email: `distinct-person-${i}@persons.example` });
  await db.user.update({ where: { id: person.id }, data: { username: `distinct-person-${i}` } });
  people.push(person);
}
const tools = await db.tool.findMany({ where: { status: "published" }, take: 3, orderBy: { name: "asc" } });
for (const [i, { id: userId, headers }] of people.entries()) {
  await request(vote, `/api/tools/${tools[0]!.id}/vote`, {
    method: "POST",
    ...json({ action: "upvote" }, headers),
    params: { id: tools[0]!.id },
  });
  await db.review.create({
    data: {
      ...{ userId, toolId: tools[1]!.id, rating: 5 - i, comment: "A remark of mine alone" },
      ...{ status: "approved", authorName: "Zebulon Quartermain" },
    },
  });
}
await db.toolFact.updateMany({
  where: { toolId: tools[2]!.id },
  data: { checkedBy: people[0]!.id, checkedAt: new Date(), state: "confirmed" },
});
await db.visitorCount.create({
  data: { kind: "tool_view", targetId: tools[0]!.id, day: first, visitorHash: "feedfacefeedface" },
});
await db.submission.create({
  data: {
    ...{ toolName: "x", description: "x", websiteUrl: "https://x.example", websiteKey: "x.example" },
    ...{ categoryId: tools[0]!.categoryId, userId: people[1]!.id },
  },
});

describe("before the first export", () => {
  it("there is none, and that is no failure", async () => {
    expect(await listOpenDays()).toEqual([]);
    const answer = await ask("latest", "tools.jsonl");
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: "The first export is made tonight." },
    ]);
  });
});

describe("an export", () => {
  it("is made once a day, by one of two that begin at once", async () => {
    const both = await Promise.all([exportCatalogue(first), exportCatalogue(first)]);
    expect(both.filter((one) => one?.made)).toHaveLength(1);
    const before = await text(day(first), "SHA256SUMS");
    expect(await exportCatalogue(first)).toMatchObject({ made: false });
    expect(await text(day(first), "SHA256SUMS")).toBe(before);
  });

  it("has every published tool, as its schema says", async () => {
    const found = await lines<OpenTool>(day(first), "tools.jsonl");
    const published = await db.tool.findMany({ where: { status: "published" }, select: { id: true } });
    expect(found.map(({ id }) => id)).toEqual(published.map(({ id }) => id).sort());
    for (const one of found) expect(openTool.strict().parse(one)).toEqual(one);
    const schema = JSON.parse(await text(day(first), "schema.json")) as Parameters<
      typeof z.fromJSONSchema
    >[0];
    const bySchema = z.fromJSONSchema(schema);
    for (const one of found) expect(bySchema.safeParse(one).error).toBeUndefined();
    expect(bySchema.safeParse({ ...found[0], votes: "many" }).success).toBe(false);

    const today = day(new Date());
    expect(found.find(({ id }) => id === tools[0]!.id)!.days).toEqual([{ day: today, votes: 2, views: 0 }]);
    expect(found.find(({ id }) => id === tools[1]!.id)!.ratings).toEqual([
      { day: today, rating: 4, count: 1 },
      { day: today, rating: 5, count: 1 },
    ]);
  });

  it("says nothing about a person", async () => {
    const users = await db.user.findMany({ select: { id: true, email: true, name: true, username: true } });
    const reviews = await db.review.findMany({ select: { comment: true, authorName: true, id: true } });
    const hashes = await db.visitorCount.findMany({ select: { visitorHash: true } });
    const secrets = [...users, ...reviews, ...hashes]
      .flatMap((row) => Object.values(row))
      // A word such as "Admin" is in many a description.
      .filter((one): one is string => typeof one === "string" && one.length > 8);
    expect(secrets.length).toBeGreaterThan(10);
    for (const name of fileNames) {
      const content = (await text(day(first), name)).toLowerCase();
      for (const secret of secrets) expect(content.includes(secret.toLowerCase()), secret).toBe(false);
      expect(content.match(/[\w.+-]+@[\w-]+\.[a-z]{2,}/)?.[0]).toBeUndefined();
      expect(content.match(/"(user\w*|checkedby|visitor\w*|author\w*|email|ip)":/)?.[0]).toBeUndefined();
    }
  });

  it("has checksums that are right, packed and unpacked", async () => {
    const sums = (await text(day(first), "SHA256SUMS")).trim().split("\n");
    expect(sums.map((line) => line.split("  ")[1])).toEqual([
      "tools.jsonl",
      "tools.csv",
      "schema.json",
      "diff.jsonl",
    ]);
    for (const line of sums) {
      const [sum, name] = line.split("  ");
      const plain = await ask(day(first), name!);
      const packed = await ask(day(first), name!, { "accept-encoding": "br;q=0.1, gzip" });
      expect([plain.headers.get("content-encoding"), packed.headers.get("content-encoding")]).toEqual([
        null,
        "gzip",
      ]);
      const [bytes, zipped] = [
        Buffer.from(await plain.arrayBuffer()),
        Buffer.from(await packed.arrayBuffer()),
      ];
      expect([plain.headers.get("content-length"), packed.headers.get("content-length")]).toEqual([
        String(bytes.byteLength),
        String(zipped.byteLength),
      ]);
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(sum);
      expect(gunzipSync(zipped).equals(bytes)).toBe(true);
    }
  });

  it("is kept by whoever likes, and is not there under other addresses", async () => {
    const whole = await ask(day(first), "tools.csv", { "accept-encoding": "gzip;q=0" });
    expect(whole.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(whole.headers.get("link")).toContain('rel="license"');
    await whole.body?.cancel();
    const known = await ask(day(first), "tools.csv", { "if-none-match": whole.headers.get("etag")! });
    expect([known.status, await known.text()]).toEqual([304, ""]);
    const head = await ask(day(first), "tools.csv", {}, HEAD);
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("content-length")).toBe(whole.headers.get("content-length"));
    const newest = await ask("latest", "tools.csv");
    expect([newest.status, newest.headers.get("location"), newest.headers.get("cache-control")]).toEqual([
      302,
      `/open-data/${day(first)}/tools.csv`,
      "no-cache",
    ]);
    for (const [of, file] of [
      ["2020-01-01", "tools.csv"],
      ["2026-13-45", "tools.csv"],
      ["yesterday", "tools.csv"],
      [day(first), "toString"],
      [day(first), "users.csv"],
    ] as const)
      expect((await ask(of, file)).status).toBe(404);
  });

  it("tells what changed since the one before", async () => {
    const [renamed, gone] = tools;
    await db.tool.update({ where: { id: renamed!.id }, data: { description: "Another description." } });
    await db.tool.update({ where: { id: gone!.id }, data: { status: "archived" } });
    const added = await db.tool.create({
      data: {
        ...{
          name: "Openest",
          slug: "openest",
          description: 'Has "quotes", and\nlines.',
          status: "published",
        },
        ...{ websiteUrl: "https://openest.example", websiteKey: "openest.example", pricingType: "free" },
        ...{ categoryId: renamed!.categoryId, features: ["One; and two", "=SUM(A1)"], tags: ["a"] },
      },
    });
    expect(await exportCatalogue(later(1))).toMatchObject({ made: true, changes: 3 });
    const changes = await lines<OpenChange>(day(later(1)), "diff.jsonl");
    expect(changes.map(({ change, id }) => [change, id]).sort()).toEqual([
      ["added", added.id],
      ["changed", renamed!.id],
      ["removed", gone!.id],
    ]);
    expect(changes.find(({ change }) => change === "changed")!.fields).toMatchObject({
      description: { before: renamed!.description, after: "Another description." },
    });
    expect(await text(day(first), "diff.jsonl")).toBe("");
  });

  it("has the same tools as a table", async () => {
    const { data } = Papa.parse<Record<string, string>>((await text(day(later(1)), "tools.csv")).slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    const found = await lines<OpenTool>(day(later(1)), "tools.jsonl");
    expect(data.map((row) => [row.id, row.description, Number(row.votes), Number(row.popularPlace)])).toEqual(
      found.map((tool) => [tool.id, tool.description, tool.votes, tool.rank.popular.place]),
    );
  });

  it("leaves nothing behind where it fails, and the day before stays", async () => {
    const broken = `ALTER TABLE open_data_part ADD CONSTRAINT broken CHECK (day <> '${day(later(2))}')`;
    await db.$executeRawUnsafe(broken);
    await expect(exportCatalogue(later(2))).rejects.toThrow();
    expect((await listOpenDays()).map((one) => one.day)).toEqual([day(later(1)), day(first)]);
    await db.$executeRawUnsafe("ALTER TABLE open_data_part DROP CONSTRAINT broken");
    expect(await exportCatalogue(later(2))).toMatchObject({ made: true });
  });

  it("goes after thirty days", async () => {
    await exportCatalogue(later(30));
    expect((await listOpenDays()).map((one) => one.day)).toEqual([later(30), later(2), later(1)].map(day));
    expect((await ask(day(first), "tools.csv")).status).toBe(404);
    expect(await db.openDataPart.count({ where: { day: new Date(day(first)) } })).toBe(0);
  });
});

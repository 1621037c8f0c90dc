import { expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request } from "@/tests/api/open-app";
import type { ToolDetail } from "@/lib/tools/schema";
import type { ImportReport, ImportRow } from "@/lib/tools/schema-import";

const { db } = await openApp();
const droppedTags = await watchTags();
const { POST: send } = await import("@/app/api/tools/import/route");
const { GET: get } = await import("@/app/api/tools/[id]/route");
const { GET: save } = await import("@/app/api/tools/export/route");

const admin = await createAccount(db, { role: "admin" });
const [first, second] = await db.task.findMany({
  take: 2,
  orderBy: { slug: "asc" },
  select: { slug: true, name: true },
});
let n = 0;
const row = (change: ImportRow = {}): ImportRow => ({
  name: `Quillfact ${(n += 1)}`,
  description: "Writes meeting notes; from a recording. And more.",
  websiteUrl: `https://quillfact-${n}.example`,
  category: "Text Generation",
  pricing: "Freemium",
  status: "published",
  ...change,
});
const post = (body: object) =>
  request(send, "/api/tools/import", { method: "POST", ...json(body, admin.headers) });
const read = async (name: string) => {
  const { slug } = await db.tool.findFirstOrThrow({ where: { name }, orderBy: { createdAt: "desc" } });
  return (await (await request(get, `/api/tools/${slug}`, { params: { id: slug } })).json()) as ToolDetail;
};
const saved = async (name: string) => {
  const answer = await request(save, `/api/tools/export?q=${encodeURIComponent(name)}`, {
    headers: admin.headers,
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Required<ImportRow>[];
};

const cells: ImportRow = {
  hasFreePlan: "Yes",
  platforms: "Web; macOS",
  integrations: "Slack;google-drive",
  openSource: "no",
  licence: "MIT",
  languages: "en; pt-BR",
  maker: "Ink & Co",
  country: "GB",
  inputs: "Text",
  outputs: "Audio",
  plans: "Free 0 USD month (Ten pages); Pro 16.99 USD seat; Enterprise - year",
  tasks: `${second!.slug}: Reliably; ${first!.slug}`,
};

it("facts and tasks of a file are the tool's, unchecked, in the log, and found by", async () => {
  droppedTags();
  const given = row(cells);
  expect((await post({ rows: [given, row()] })).status).toBe(200);
  expect(droppedTags()).toContain("tasks");
  const tool = await read(given.name!);
  expect(tool.facts).toMatchObject({
    hasFreePlan: true,
    platforms: ["web", "macos"],
    integrations: ["slack", "google-drive"],
    openSource: false,
    licence: "MIT",
    languages: ["en", "pt-BR"],
    maker: "Ink & Co",
    country: "GB",
    inputs: ["text"],
    outputs: ["audio"],
    plans: [
      { name: "Free", amount: 0, currency: "USD", period: "month", note: "Ten pages" },
      { name: "Pro", amount: 16.99, currency: "USD", period: "seat", note: null },
      { name: "Enterprise", amount: null, currency: null, period: "year", note: null },
    ],
  });
  expect(new Set(tool.facts.sources.map(({ state }) => state))).toEqual(new Set(["unchecked"]));
  expect(tool.tasks).toEqual([
    { slug: second!.slug, name: second!.name, how: "Reliably" },
    { slug: first!.slug, name: first!.name, how: "Writes meeting notes; from a recording." },
  ]);
  const entry = await db.adminLog.findFirstOrThrow({ where: { entityId: tool.id, action: "tool.import" } });
  expect(entry.after).toMatchObject({
    facts: { maker: { value: "Ink & Co" } },
    tasks: [{ slug: second!.slug }, { slug: first!.slug }],
  });
  const [indexed] = await db.$queryRaw<{ facts: string[] }[]>`
    SELECT facts FROM search.rank JOIN search.fact_set ON fact_set.id = rank.fact_set WHERE rank.id = ${tool.id}`;
  expect(indexed!.facts).toEqual(
    expect.arrayContaining(["platform:macos", "integration:slack", "free-plan"]),
  );
});

it("what is saved can be imported again, and gives the same", async () => {
  const given = row({ ...cells, maker: "Semi; Colon", tags: "AI;Notes", startingPrice: "12" });
  expect((await post({ rows: [given] })).status).toBe(200);
  const [file] = await saved(given.name!);
  // As the file has it, in which a spreadsheet runs nothing.
  const again = { ...file!, name: `${given.name!} again`, description: `'-${file!.description}` };
  expect((await post({ rows: [again], duplicates: "add" })).status).toBe(200);
  const [before, after] = [await read(given.name!), await read(again.name)];
  expect(after.facts).toEqual(before.facts);
  expect([after.tasks, after.tags, after.pricing]).toEqual([before.tasks, before.tags, before.pricing]);
  expect(after.description).toBe(`-${before.description}`);
});

it("wrong facts and tasks are named by their columns, and nothing is added", async () => {
  const rows = [
    row({
      hasFreePlan: "perhaps",
      platforms: "Web;Amiga",
      country: "Germany",
      plans: "cheap",
      tasks: "no-such-task",
    }),
  ];
  const report = (await (await post({ rows, dryRun: true })).json()) as ImportReport;
  expect(report.rows[0]!.problems).toEqual([
    { column: "hasFreePlan", message: "Use yes or no." },
    { column: "plans", message: '"cheap" is no plan. Write it as: Pro 16.99 USD seat' },
    { column: "platforms", message: "There is no such platform." },
    { column: "country", message: "A country is given by its two letters, such as DE." },
    { column: "tasks", message: 'There is no task "no-such-task".' },
  ]);
  const other = (await (
    await post({ rows: [row({ tasks: `${first!.slug}; no-such-task` })], dryRun: true })
  ).json()) as ImportReport;
  expect(other.rows[0]!.problems).toEqual([{ column: "tasks", message: 'There is no task "no-such-task".' }]);
  expect((await post({ rows })).status).toBe(400);
  expect(await db.tool.count({ where: { name: rows[0]!.name } })).toBe(0);
});

import { describe, expect, it } from "vitest";
import type { ConfirmedFacts, DueFact } from "@/lib/tools/facts/schema-queue";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request, withQuery } from "@/tests/api/open-app";

const { db } = await openApp();
const { GET: list } = await import("@/app/api/facts/route");
const { POST: confirmRoute } = await import("@/app/api/tools/[id]/facts/confirm/route");
const { POST: unconfirmRoute } = await import("@/app/api/tools/[id]/facts/unconfirm/route");
const { GET: getTool, PUT: updateTool } = await import("@/app/api/tools/[id]/route");

const [admin, editor] = [
  await createAccount(db, { role: "admin" }),
  await createAccount(db, { role: "admin" }),
];
const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const { id: categoryId } = await db.category.findFirstOrThrow();
const prices = "https://ageing.example/pricing";

type Row = { value: unknown; sourceUrl?: string; checkedAt?: Date };
let n = 0;
/** A published tool that is seen more often than any other. */
async function add(facts: Record<string, Row>) {
  const slug = `ageing-${(n += 1)}`;
  const website = { websiteUrl: `https://${slug}.example`, websiteKey: `${slug}.example` };
  const tool = await db.tool.create({
    data: {
      ...{ name: `Ageing ${n}`, slug, description: "Gets old.", categoryId, pricingType: "free" },
      ...website,
      status: "published",
    },
  });
  await db.toolStats.update({ where: { toolId: tool.id }, data: { baseViews: 1_000_000_000 + n } });
  await db.toolFact.createMany({
    data: Object.entries(facts).map(([field, { value, sourceUrl = null, checkedAt = null }]) => ({
      ...{ toolId: tool.id, field, value: value as string, sourceUrl, checkedAt },
      state: checkedAt ? "confirmed" : "unchecked",
    })),
  });
  return tool;
}
async function due(query: Record<string, string> = {}) {
  const answer = await request(list, withQuery("/api/facts", query), { headers: admin.headers });
  expect(answer.status).toBe(200);
  return { items: (await answer.json()) as DueFact[], total: Number(answer.headers.get("X-Total-Count")) };
}
type Answer = { status: number; body: ConfirmedFacts & { error?: string; current?: { id: string } } };
async function send(
  route: typeof confirmRoute,
  id: string,
  body: object,
  account: TestAccount,
): Promise<Answer> {
  const answer = await request(route, `/api/tools/${id}/facts`, {
    method: "POST",
    params: { id },
    ...json(body, account.headers),
  });
  return { status: answer.status, body: (await answer.json()) as Answer["body"] };
}
const confirm = (id: string, facts: object[], more: object = {}, account = admin) =>
  send(confirmRoute, id, { facts, ...more }, account);
const unconfirm = (id: string, confirmedAt: string, account = admin) =>
  send(unconfirmRoute, id, { confirmedAt }, account);
const factsOf = async (toolId: string) =>
  Object.fromEntries(
    (await db.toolFact.findMany({ where: { toolId } })).map(({ field, ...fact }) => [field, fact]),
  );
const logOf = async (entityId: string) =>
  (await db.adminLog.findMany({ where: { entityId }, orderBy: { id: "asc" } })).map(({ action }) => action);
const seen = (field: string, checkedAt: Date | null = null) => ({
  field,
  checkedAt: checkedAt?.toISOString() ?? null,
});

describe("facts to check", () => {
  it("are those that nobody has checked for 90 days, of the most viewed tools first", async () => {
    const [old, recent] = [daysAgo(91), daysAgo(89)];
    const quiet = await add({ maker: { value: "Ink Ltd", checkedAt: daysAgo(400) } });
    const busy = await add({
      hasFreePlan: { value: true, checkedAt: old },
      maker: { value: "Ink Ltd" },
      country: { value: "GB", checkedAt: recent },
      pictures: { value: [] },
    });
    const { items } = await due({ limit: "3" });
    expect(items.map(({ tool, label, value, checkedAt }) => [tool.id, label, value, checkedAt])).toEqual([
      [busy.id, "Maker", "Ink Ltd", null],
      [busy.id, "Free plan", "Yes", old.toISOString()],
      [quiet.id, "Maker", "Ink Ltd", expect.any(String)],
    ]);
    expect(items[0]!.samePage).toEqual([seen("country", recent), seen("hasFreePlan", old), seen("maker")]);
    // Of those with a date the oldest comes first, after those without one.
    const oldest = await due({ sort: "checkedAt", order: "asc", q: "ageing" });
    expect(oldest.items.map(({ tool, checkedAt }) => [tool.id, checkedAt === null])).toEqual([
      [busy.id, true],
      [quiet.id, false],
      [busy.id, false],
    ]);
    expect(oldest.total).toBe(3);
    await db.tool.update({ where: { id: quiet.id }, data: { status: "draft" } });
    expect((await due({ q: "ageing" })).items.map(({ tool }) => tool.id)).toEqual([busy.id, busy.id]);
    expect((await due({ limit: "200" })).total).toBe(1_000);
  });

  it("are confirmed once by several at once, one or all of a page; others stay as they are", async () => {
    const { id } = await add({
      plans: { value: [], sourceUrl: prices },
      hasFreePlan: { value: true, sourceUrl: prices, checkedAt: daysAgo(100) },
      maker: { value: "Ink Ltd" },
    });
    const page = (await due({ q: `ageing ${n}` })).items.find(({ url }) => url === prices)!.samePage;
    expect(page.map(({ field }) => field)).toEqual(["hasFreePlan", "plans"]);
    const answers = await Promise.all([confirm(id, page), confirm(id, page, {}, editor), confirm(id, page)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, ...others] = answers.map(({ body }) => body).sort((a) => (a.confirmedAt ? -1 : 1));
    expect(first!.fields.sort()).toEqual(["hasFreePlan", "plans"]);
    expect(others).toEqual([
      { confirmedAt: null, fields: [] },
      { confirmedAt: null, fields: [] },
    ]);
    const facts = await factsOf(id);
    expect(facts).toMatchObject({
      plans: { state: "confirmed", checkedAt: new Date(first!.confirmedAt!) },
      maker: { state: "unchecked", checkedAt: null },
    });
    expect([admin.id, editor.id]).toContain(facts["plans"]!.checkedBy);
    expect(await logOf(id)).toEqual(["tool.confirm"]);
    expect((await due({ q: `ageing ${n}` })).items.map(({ field }) => field)).toEqual(["maker"]);
  });

  it("are confirmed by an owner of the tool as well, which the queue and the log tell, and taken back", async () => {
    const { id } = await add({ maker: { value: "Ink Ltd" }, country: { value: "GB" } });
    const [owner, other] = [await createAccount(db), await createAccount(db, { role: "moderator" })];
    const proof = { method: "dns", domain: `ageing-${n}.example`, token: `almanac-${owner.id}` };
    const verified = { status: "verified", verifiedAt: new Date() };
    const claim = await db.toolClaim.create({
      data: { userId: owner.id, toolId: id, ...proof, ...verified },
    });
    const both = [seen("maker"), seen("country")];
    expect((await confirm(id, both, {}, other)).status).toBe(403);
    // The index is made anew by each statement that writes facts.
    await db.$executeRaw`CREATE TABLE IF NOT EXISTS public.written_facts (tool_id text)`;
    await db.$executeRaw`
      CREATE OR REPLACE FUNCTION public.note_written_facts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO public.written_facts SELECT DISTINCT tool_id FROM changed; RETURN NULL; END $$`;
    await db.$executeRaw`
      CREATE TRIGGER note_written_facts AFTER UPDATE ON public.tool_fact
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_written_facts()`;
    const { status, body } = await confirm(id, both, {}, owner);
    expect([status, body.fields]).toEqual([200, ["maker", "country"]]);
    expect(await db.$queryRaw`SELECT tool_id FROM public.written_facts WHERE tool_id = ${id}`).toHaveLength(
      1,
    );
    await db.$executeRaw`DROP TRIGGER note_written_facts ON public.tool_fact`;

    expect(await factsOf(id)).toMatchObject({ maker: { state: "confirmed", checkedBy: owner.id } });
    const entry = await db.adminLog.findFirstOrThrow({ where: { entityId: id } });
    expect(entry).toMatchObject({ actorId: owner.id, reason: "Confirmed by an owner of the tool." });
    expect((await unconfirm(id, body.confirmedAt!, other)).status).toBe(403);
    await db.toolFact.updateMany({
      where: { toolId: id, field: "maker" },
      data: { checkedAt: daysAgo(100) },
    });
    expect((await due({ q: `ageing ${n}` })).items.map(({ field, byOwner }) => [field, byOwner])).toEqual([
      ["maker", true],
    ]);
    expect((await unconfirm(id, body.confirmedAt!, owner)).body.fields).toEqual(["country"]);
    await db.toolClaim.update({ where: { id: claim.id }, data: { status: "lost" } });
    expect((await confirm(id, [seen("country")], {}, owner)).status).toBe(403);
  });

  it("make the tool's own pages old alone, and leave the time of its last change", async () => {
    const { id, slug, updatedAt } = await add({ maker: { value: "Ink Ltd" } });
    const dropped = await watchTags();
    await confirm(id, [seen("maker")]);
    expect(dropped()).toEqual([`tool:${id}`, `tool:${slug}`].sort());
    const tool = await (await request(getTool, `/api/tools/${slug}`, { params: { id: slug } })).json();
    expect(tool).toMatchObject({
      updatedAt: updatedAt.toISOString(),
      facts: { sources: [{ field: "maker", state: "confirmed", checkedAt: expect.any(String) }] },
    });
  });

  it("are not confirmed of a tool that was changed after it was looked at", async () => {
    const { id, updatedAt } = await add({ maker: { value: "Ink Ltd" } });
    const body = json({ facts: { maker: "Ink & Co" } }, admin.headers);
    await request(updateTool, `/api/tools/${id}`, { method: "PUT", params: { id }, ...body });
    const stale = { updatedAt: updatedAt.toISOString() };
    expect(await confirm(id, [seen("maker")], stale)).toMatchObject({
      status: 409,
      body: { current: { id } },
    });
    expect((await confirm(id, [seen("country")])).status).toBe(409);
    expect((await confirm(id, [])).status).toBe(400);
    expect((await confirm("0".repeat(24), [seen("maker")])).status).toBe(404);
    expect(await factsOf(id)).toMatchObject({ maker: { state: "unchecked" } });
  });

  it("are as they were once a confirmation is taken back, by whoever gave it", async () => {
    const old = daysAgo(120);
    const { id } = await add({ maker: { value: "Ink", checkedAt: old }, country: { value: "GB" } });
    const before = await factsOf(id);
    const { confirmedAt } = (await confirm(id, [seen("maker", old), seen("country")])).body;
    expect((await unconfirm(id, confirmedAt!, editor)).status).toBe(409);
    expect((await unconfirm(id, confirmedAt!)).body.fields.sort()).toEqual(["country", "maker"]);
    expect(await factsOf(id)).toEqual(before);
    expect((await unconfirm(id, confirmedAt!)).status).toBe(409);
    expect(await logOf(id)).toEqual(["tool.confirm", "tool.unconfirm"]);
  });
});

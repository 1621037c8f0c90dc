import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";

const { db } = await openApp();
const { GET: log } = await import("@/app/api/activity-log/route");
const { PUT: updateTool, DELETE: removeTool } = await import("@/app/api/tools/[id]/route");
const { PATCH: changeRole } = await import("@/app/api/users/user/[id]/role/route");
const { listLogFacets } = await import("@/lib/platform/audit-log/queries");

const admin = await createAccount(db, { role: "admin", name: "Ada Admin" });
const other = await createAccount(db, { role: "admin", name: "Otto Other" });

type Entry = {
  id: string;
  actorId: string;
  action: string;
  label: string | null;
  exists: boolean;
  names: Record<string, string>;
};
async function entries(query: Record<string, string>): Promise<Entry[]> {
  const answer = await request(log, withQuery("/api/activity-log", query), { headers: admin.headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Entry[];
}
const change = (id: string, body: unknown, by = admin) =>
  request(updateTool, `/api/tools/${id}`, { method: "PUT", params: { id }, ...json(body, by.headers) });

describe("an entry of the log", () => {
  it("names its record as it was called then, and the records in its values", async () => {
    const [tool] = await db.tool.findMany({ where: { status: "published" }, take: 1 });
    const category = await db.category.findFirstOrThrow({ where: { id: { not: tool!.categoryId } } });
    await change(tool!.id, { isNew: !tool!.isNew });
    await change(tool!.id, { name: "Another name", category: category.name });
    const [renamed, flagged] = await entries({ entity: "tool", action: "tool.update" });
    expect([flagged!.label, renamed!.label]).toEqual([tool!.name, "Another name"]);
    expect(renamed).toMatchObject({ exists: true, names: { [category.id]: category.name } });
    // By its name, which stands in no field of the first change.
    expect((await entries({ q: tool!.name })).map(({ id }) => id)).toContain(flagged!.id);

    // Nothing that is typed stands for anything else.
    expect(await entries({ q: "_nother name" })).toEqual([]);
    expect(await entries({ q: "Another%" })).toEqual([]);

    await request(removeTool, "/", { method: "DELETE", params: { id: tool!.id }, headers: admin.headers });
    const [removed] = await entries({ action: "tool.delete" });
    expect(removed).toMatchObject({ label: "Another name", exists: false });
  });

  it("from before names were kept falls back to what is known", async () => {
    const [tool] = await db.tool.findMany({ where: { status: "published" }, take: 1 });
    const old = { actorId: admin.id, actorName: "Ada Admin", entity: "tool" };
    await db.adminLog.createMany({
      data: [
        { ...old, action: "tool.old", entityId: tool!.id, before: {}, after: {} },
        { ...old, action: "tool.gone", entityId: "1".repeat(24), before: { name: "Gone by now" } },
        { ...old, action: "tool.before", entityId: "1".repeat(24), before: { isNew: true } },
        { ...old, action: "tool.unknown", entityId: "2".repeat(24), before: { isNew: true } },
      ],
    });
    const labels = async (action: string) => (await entries({ action })).map(({ label }) => label);
    expect(await labels("tool.old")).toEqual([tool!.name]);
    expect(await labels("tool.gone")).toEqual(["Gone by now"]);
    expect(await labels("tool.before")).toEqual(["Gone by now"]);
    expect(await labels("tool.unknown")).toEqual([null]);
  });

  it("names what stands in its values and is gone by now", async () => {
    const [tool] = await db.tool.findMany({ where: { status: "published" }, take: 1 });
    await db.adminLog.create({
      data: {
        actorId: admin.id,
        actorName: "Ada Admin",
        action: "sponsorship.old",
        entity: "sponsorship",
        entityId: "3".repeat(24),
        before: { toolId: null },
        after: { toolId: tool!.id },
      },
    });
    const params = { id: tool!.id };
    await request(removeTool, "/", { method: "DELETE", params, headers: admin.headers });
    expect(await entries({ action: "sponsorship.old" })).toMatchObject([
      { names: { [tool!.id]: tool!.name } },
    ]);
  });

  it("keeps no name of a person, which goes with the account", async () => {
    const person = await createAccount(db, { name: "Mara Member" });
    const body = { role: "moderator", reason: "Helps out" };
    await request(changeRole, "/", {
      method: "PATCH",
      params: { id: person.id },
      ...json(body, admin.headers),
    });
    expect((await entries({ entity: "user" }))[0]).toMatchObject({ label: "Mara Member", exists: true });
    await db.user.delete({ where: { id: person.id } });
    expect((await entries({ entity: "user" }))[0]).toMatchObject({ label: null, exists: false });
  });
});

it("is narrowed by who, what, about what and when", async () => {
  const [tool] = await db.tool.findMany({ where: { status: "published" }, take: 1 });
  await change(tool!.id, { isTopRated: !tool!.isTopRated }, other);
  expect(await entries({ actorId: other.id })).toMatchObject([{ action: "tool.update", actorId: other.id }]);
  expect((await entries({ action: "user.role" })).every(({ action }) => action === "user.role")).toBe(true);
  const today = new Date().toISOString().slice(0, 10);
  expect((await entries({ from: today, to: today })).length).toBeGreaterThan(0);
  expect(await entries({ to: "2020-01-01" })).toEqual([]);

  const { actors, actions } = await listLogFacets();
  expect(actors.map(({ name }) => name)).toEqual(expect.arrayContaining(["Ada Admin", "Otto Other"]));
  expect(new Set(actions).size).toBe(actions.length);
  expect(actions).toEqual(expect.arrayContaining(["tool.delete", "tool.update", "user.role"]));
});

import { beforeEach, describe, expect, it } from "vitest";
import { Prisma } from "@/lib/generated/prisma/client";
import type { RecordKind } from "@/lib/platform/records/mutations";
import { createAccount } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp } from "@/tests/api/open-app";

const { db } = await openApp();
const { createRecord, lockRow, removeRecord, updateRecord } =
  await import("@/lib/platform/records/mutations");

const actor = await createAccount(db, { role: "admin" });
const select = { id: true, fullName: true, message: true, updatedAt: true } as const;
type Row = Prisma.SalesInquiryGetPayload<{ select: typeof select }>;
const kind: RecordKind<Row, { name: string; updatedAt: string }> = {
  entity: "note",
  notFound: "There is no such note.",
  lock: lockRow(Prisma.sql`public.sales_inquiry`, (tx, id) =>
    tx.salesInquiry.findUnique({ where: { id }, select }),
  ),
  toDto: ({ fullName, updatedAt }) => ({ name: fullName, updatedAt: updatedAt.toISOString() }),
  logged: ({ fullName, message }) => ({ fullName, message }),
  tagsOf: (before, after) => [`note:${before?.fullName}:${after?.fullName}`],
};
const missing = "0".repeat(24);
const started = new Date("2026-01-01T12:00:00Z");
const dropped = await watchTags();

/** A row, without a word in the log. */
async function make(fullName: string, updatedAt = started) {
  const data = { email: "a@example.org", companyName: "A", monthlyBudget: "$5,000+", message: "Hello" };
  const { id } = await db.salesInquiry.create({ data: { ...data, fullName, updatedAt }, select });
  return id;
}
const read = (id: string) => db.salesInquiry.findUnique({ where: { id }, select });
const logOf = (entityId: string) =>
  db.adminLog.findMany({
    where: { entityId },
    orderBy: { id: "asc" },
    select: { action: true, actorId: true, before: true, after: true, reason: true },
  });
type Options = Partial<Parameters<typeof updateRecord<Row, unknown>>[2]>;
const rename = (id: string, fullName: string, options: Options = {}) =>
  updateRecord(kind, id, { actor, ...options }, (tx, _before, updatedAt) =>
    tx.salesInquiry.update({ where: { id }, data: { fullName, updatedAt }, select }),
  );

beforeEach(() => void dropped());

describe("creating a record", () => {
  const insert = (id: string) =>
    createRecord(kind, actor, (tx) =>
      tx.salesInquiry.create({
        data: { id, fullName: "New", email: "", companyName: "", monthlyBudget: "", message: "Hello" },
        select,
      }),
    );

  it("answers it, logs it, and invalidates what shows it", async () => {
    const id = "a".repeat(24);
    expect(await insert(id)).toMatchObject({ name: "New" });
    expect(await logOf(id)).toEqual([
      {
        action: "note.create",
        actorId: actor.id,
        before: null,
        after: { fullName: "New", message: "Hello" },
        reason: null,
      },
    ]);
    expect(dropped()).toEqual(["note:undefined:New"]);
    await expect(insert(id)).rejects.toMatchObject({ code: "P2002" });
    expect([(await logOf(id)).length, dropped()]).toEqual([1, []]);
  });
});

describe("changing a record", () => {
  it("logs the fields that differ, moves its time on, and invalidates what shows it", async () => {
    const id = await make("Before");
    const answer = await rename(id, "After", { action: "note.rename", reason: "Because" });
    const row = (await read(id))!;
    expect(answer).toEqual({ name: "After", updatedAt: row.updatedAt.toISOString() });
    expect(row.updatedAt.getTime()).toBeGreaterThan(started.getTime());
    expect(await logOf(id)).toEqual([
      {
        action: "note.rename",
        actorId: actor.id,
        before: { fullName: "Before" },
        after: { fullName: "After" },
        reason: "Because",
      },
    ]);
    expect(dropped()).toEqual(["note:Before:After"]);
  });

  it("moves its time on even when the last change lies ahead of the clock", async () => {
    const ahead = new Date(Date.now() + 60_000);
    const id = await make("Ahead", ahead);
    await rename(id, "Still ahead");
    expect((await read(id))!.updatedAt).toEqual(new Date(ahead.getTime() + 1));
  });

  it("is refused, with the current record, when that is newer than what it started from", async () => {
    const id = await make("Theirs");
    await expect(
      rename(id, "Mine", { startedFrom: new Date(started.getTime() - 1).toISOString() }),
    ).rejects.toMatchObject({
      code: "conflict",
      message: "Somebody else changed this in the meantime.",
      details: { body: { current: { name: "Theirs", updatedAt: started.toISOString() } } },
    });
    expect([await read(id), await logOf(id), dropped()]).toEqual([
      expect.objectContaining({ fullName: "Theirs", updatedAt: started }),
      [],
      [],
    ]);
    await rename(id, "Mine", { startedFrom: started.toISOString() });
    expect((await read(id))!.fullName).toBe("Mine");
  });

  it("tells of the current record what the kind wants a conflict to tell", async () => {
    const id = await make("Theirs");
    const change = { actor, startedFrom: "2020-01-01T00:00:00Z" };
    const told = { ...kind, toCurrent: () => "less" };
    await expect(updateRecord(told, id, change, () => Promise.reject(new Error()))).rejects.toMatchObject({
      details: { body: { current: "less" } },
    });
  });

  it("changes nothing when the record is as it should be, whatever it started from", async () => {
    const id = await make("Done");
    const isDone = ({ fullName }: Row) => fullName === "Done";
    const answer = await rename(id, "Done", { isDone, startedFrom: "2020-01-01T00:00:00Z" });
    expect(answer).toEqual({ name: "Done", updatedAt: started.toISOString() });
    expect([(await read(id))!.updatedAt, await logOf(id), dropped()]).toEqual([started, [], []]);
  });

  it("logs nothing when no logged field differs", async () => {
    const id = await make("Same");
    await rename(id, "Same");
    expect(await logOf(id)).toEqual([]);
  });

  it("runs one after the other: of two that started from the same, the second is a conflict", async () => {
    const id = await make("Shared");
    const startedFrom = started.toISOString();
    const results = await Promise.allSettled(["One", "Two"].map((name) => rename(id, name, { startedFrom })));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const won = results.find((result) => result.status === "fulfilled")!.value;
    const lost = results.find((result) => result.status === "rejected")!;
    expect(lost.reason).toMatchObject({ code: "conflict", details: { body: { current: won } } });
    expect(await logOf(id)).toHaveLength(1);
  });

  it("runs one after the other: each of many sees the one before", async () => {
    const id = await make("");
    const add = () =>
      updateRecord(kind, id, { actor }, (tx, { fullName }, updatedAt) =>
        tx.salesInquiry.update({ where: { id }, data: { fullName: `${fullName}x`, updatedAt }, select }),
      );
    const answers = await Promise.all(Array.from({ length: 6 }, add));
    expect((await read(id))!.fullName).toBe("xxxxxx");
    expect(new Set(answers.map(({ updatedAt }) => updatedAt)).size).toBe(6);
    expect((await logOf(id)).map(({ after }) => (after as { fullName: string }).fullName.length)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  it("leaves nothing behind when it fails in the middle", async () => {
    const id = await make("Whole");
    const fails = { ...kind, toDto: () => Promise.reject(new Error("no answer")) };
    const write: Parameters<typeof updateRecord<Row, unknown>>[3] = (tx, _before, updatedAt) =>
      tx.salesInquiry.update({ where: { id }, data: { fullName: "Half", updatedAt }, select });
    await expect(updateRecord(fails, id, { actor }, write)).rejects.toThrow("no answer");
    const halfway: typeof write = async (...args) => {
      await write(...args);
      throw new Error("in the middle");
    };
    await expect(updateRecord(kind, id, { actor }, halfway)).rejects.toThrow("in the middle");
    expect([(await read(id))!.fullName, await logOf(id), dropped()]).toEqual(["Whole", [], []]);
  });

  it("invalidates once others can read it, not before", async () => {
    const id = await make("Old");
    let early: string[] | undefined;
    const watched = {
      ...kind,
      toDto: () => {
        early = dropped();
        return Promise.resolve();
      },
    };
    await updateRecord(watched, id, { actor }, (tx, _before, updatedAt) =>
      tx.salesInquiry.update({ where: { id }, data: { fullName: "New", updatedAt }, select }),
    );
    expect([early, dropped()]).toEqual([[], ["note:Old:New"]]);
  });

  it.each([missing, "no id", "'; DROP TABLE"])("is refused for %s, which is none", async (id) => {
    await expect(rename(id, "Nobody")).rejects.toMatchObject({
      code: "not_found",
      message: "There is no such note.",
    });
  });
});

describe("deleting a record", () => {
  const remove = (id: string, then?: () => never) =>
    removeRecord(kind, id, actor, async (tx) => {
      await tx.salesInquiry.delete({ where: { id }, select: { id: true } });
      then?.();
    });

  it("logs what it was and invalidates what showed it, once", async () => {
    const id = await make("Gone");
    const results = await Promise.allSettled([remove(id), remove(id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find((result) => result.status === "rejected")!.reason).toMatchObject({
      code: "not_found",
    });
    expect(await read(id)).toBeNull();
    expect(await logOf(id)).toMatchObject([
      { action: "note.delete", before: { fullName: "Gone", message: "Hello" }, after: null },
    ]);
    expect(dropped()).toEqual(["note:Gone:undefined"]);
  });

  it("leaves it there when that fails in the middle", async () => {
    const id = await make("Stays");
    const fail = () => {
      throw new Error("in the middle");
    };
    await expect(remove(id, fail)).rejects.toThrow("in the middle");
    expect([(await read(id))!.fullName, await logOf(id), dropped()]).toEqual(["Stays", [], []]);
  });
});

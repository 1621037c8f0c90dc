import { describe, expect, it } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import type { FoundRecord } from "@/lib/record-search/schema";

const { db } = await openApp();
const { GET: search } = await import("@/app/api/admin/search/route");

const admin = await createAccount(db, { role: "admin" });
const moderator = await createAccount(db, { role: "moderator" });
const member = await createAccount(db, { name: "Zzyx Member", email: "member@zzyx.example" });
const { id: categoryId } = await db.category.findFirstOrThrow();
await db.submission.create({
  data: {
    toolName: "Zzyx 100% free",
    description: "Sent in.",
    websiteUrl: "https://zzyx.example",
    websiteKey: "zzyx.example",
    categoryId,
    pricingType: "Free",
  },
});
await db.task.createMany({
  data: Array.from({ length: 7 }, (_, n) => ({
    name: n === 6 ? "Zzyx first" : `A task with zzyx ${n}`,
    slug: `zzyx-${n}`,
    categoryId,
    phrases: { en: [], de: [], es: [], fr: [] },
  })),
});

const get = (q: string, headers: Record<string, string> = admin.headers) =>
  request(search, withQuery("/api/admin/search", { q }), { headers });
const find = async (q: string, headers?: Record<string, string>) => {
  const answer = await get(q, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()) as FoundRecord[];
};

describe("the search for records", () => {
  it("finds each kind by name, at most five of it, those first that begin with the text", async () => {
    const found = await find("ZZYX");
    expect(found.filter(({ kind }) => kind === "task")).toHaveLength(5);
    expect(found.find(({ kind }) => kind === "task")!.name).toBe("Zzyx first");
    expect(found).toContainEqual({
      kind: "user",
      id: member.id,
      name: "Zzyx Member",
      detail: "member@zzyx.example",
    });
    expect(found.map(({ kind }) => kind)).toContain("submission");
    const [tool] = await db.tool.findMany({ take: 1 });
    expect((await find(tool!.name)).map(({ id }) => id)).toContain(tool!.id);
  });

  it("takes what is typed literally, and an account's e-mail as well", async () => {
    expect((await find("100%")).map(({ name }) => name)).toEqual(["Zzyx 100% free"]);
    expect((await find("member@zzyx")).map(({ id }) => id)).toEqual([member.id]);
    expect(await find("no such thing at all")).toEqual([]);
  });

  it("shows moderators submissions alone, and others nothing", async () => {
    const kinds = (await find("zzyx", moderator.headers)).map(({ kind }) => kind);
    expect(kinds).toEqual(["submission"]);
    expect((await get("zzyx", member.headers)).status).toBe(403);
    expect((await get("zzyx", {})).status).toBe(401);
    expect((await get("z")).status).toBe(400);
  });
});

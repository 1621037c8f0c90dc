import { beforeAll, describe, expect, it } from "vitest";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import type { InquiryDto } from "@/lib/sponsorships/inquiries/schema";

const { db } = await openApp();
const { GET, PATCH, POST } = await import("@/app/api/sales-inquiries/route");
const { DELETE } = await import("@/app/api/sales-inquiries/[id]/route");

const path = "/api/sales-inquiries";
const good = {
  fullName: "Ada Lovelace",
  email: "Ada@Example.org",
  companyName: "Engines Ltd",
  monthlyBudget: "$1,000 - $2,500",
  message: "We would like to be featured.",
};

type Sender = { headers: Record<string, string> } | null;
type Answer<T> = { status: number; headers: Headers; body: T & { error: string; current: InquiryDto } };
async function read<T>(answer: Promise<Response>): Promise<Answer<T>> {
  const response = await answer;
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const post = (sender: Sender, body: unknown) =>
  read<{ success: true; inquiry: InquiryDto }>(
    request(POST, path, { method: "POST", ...json(body, sender?.headers) }),
  );
const patch = (sender: Sender, inquiryId: unknown, status: unknown) =>
  read<InquiryDto>(
    request(PATCH, path, { method: "PATCH", ...json({ inquiryId, status }, sender?.headers) }),
  );
const list = (sender: Sender, query: Record<string, string | number> = {}) =>
  read<InquiryDto[]>(request(GET, withQuery(path, query), { headers: sender?.headers }));
const logged = async (entityId: string) =>
  (await db.adminLog.findMany({ where: { entity: "inquiry", entityId }, orderBy: { id: "asc" } })).map(
    ({ before, after }) => [(before as { status: string }).status, (after as { status: string }).status],
  );

let admin: TestAccount;
beforeAll(async () => {
  admin = await createAccount(db, { role: "admin" });
});

describe("POST /api/sales-inquiries", () => {
  it("keeps what was written, and by whom", async () => {
    const account = await createAccount(db);
    const { status, body } = await post(account, { ...good, fullName: " Ada Lovelace " });
    expect(status).toBe(201);
    const { id, _id, submittedAt, updatedAt, ...rest } = body.inquiry;
    expect(rest).toEqual({ ...good, status: "new" });
    expect(_id).toBe(id);
    expect([submittedAt, updatedAt].every((date) => Math.abs(Date.now() - Date.parse(date)) < 60_000)).toBe(
      true,
    );
    const row = await db.salesInquiry.findUniqueOrThrow({ where: { id } });
    expect(row.userId).toBe(account.id);
  });

  it.each([
    [{ fullName: "" }, "Please fill in all required fields"],
    [{ fullName: "A", companyName: " " }, "Please fill in all required fields"],
    [{ fullName: "A", monthlyBudget: "" }, "Please fill in all required fields"],
    [{ fullName: "A", monthlyBudget: "$1" }, "Please fill in all required fields"],
    [{ message: undefined }, "Please fill in all required fields"],
    [{ email: null }, "Please fill in all required fields"],
    [{ fullName: "A", message: "short", email: "x" }, "Full name must be at least 2 characters"],
    [{ message: " too short ", email: "x" }, "Message must be at least 10 characters"],
    [{ email: "x" }, "Please enter a valid email address"],
    [{ email: "a@b" }, "Please enter a valid email address"],
    [{ message: "x".repeat(5_001) }, "Message must be at most 5,000 characters"],
    [{ fullName: "x".repeat(101) }, "Full name must be at most 100 characters"],
    [
      { website: "https://spam.example" },
      "A hidden field of this form was filled in, perhaps by a password manager. Please send the form again.",
    ],
  ])("refuses %j", async (part, error) => {
    const answer = await post(await createAccount(db), { ...good, ...part });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });

  it("refuses nobody, other sites, the suspended and banned, what is malformed and what is too large", async () => {
    const nobody = await post(null, good);
    expect([nobody.status, nobody.body.error]).toEqual([401, "You must be logged in to submit this form"]);
    const account = await createAccount(db);
    const foreign = { headers: { ...account.headers, origin: "https://evil.example" } };
    expect((await post(foreign, good)).status).toBe(403);
    const suspended = await post(await createAccount(db, { status: "suspended" }), good);
    expect([suspended.status, suspended.body.error]).toEqual([403, "Your account is suspended."]);
    expect((await post(await createAccount(db, { status: "banned" }), good)).status).toBe(401);
    expect((await post(account, [])).status).toBe(400);
    expect((await post(account, { ...good, message: "x".repeat(1024 * 1024) })).status).toBe(413);
    expect(await db.salesInquiry.count({ where: { userId: account.id } })).toBe(0);
  });

  it("takes the same message of an account for one inquiry, also when it comes twice at once", async () => {
    const account = await createAccount(db);
    const answers = await Promise.all([1, 2, 3].map(() => post(account, good)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.inquiry.id)).size).toBe(1);
    expect((await post(account, { ...good, message: "Something else altogether." })).status).toBe(201);
    await db.salesInquiry.updateMany({
      where: { userId: account.id },
      data: { submittedAt: new Date(Date.now() - 11 * 60_000) },
    });
    expect((await post(account, good)).status).toBe(201);
    expect(await db.salesInquiry.count({ where: { userId: account.id } })).toBe(3);
    expect((await post(await createAccount(db), good)).body.inquiry.id).not.toBe(answers[0]!.body.inquiry.id);
  });

  it("counts five a day, and none that was refused", async () => {
    const account = await createAccount(db);
    for (let n = 1; n <= 6; n++) expect((await post(account, { ...good, message: "" })).status).toBe(400);
    for (let n = 1; n <= 5; n++)
      expect((await post(account, { ...good, message: `Message number ${n}` })).status).toBe(201);
    const { status, headers } = await post(account, { ...good, message: "Message number 6" });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(80_000);
  });
});

describe("GET /api/sales-inquiries", () => {
  it("is for administrators", async () => {
    expect((await list(null)).status).toBe(401);
    expect((await list(await createAccount(db))).status).toBe(403);
    expect((await list(await createAccount(db, { role: "moderator" }))).status).toBe(403);
  });

  it("is a bare array, newest first, in pages, by status and by what was written", async () => {
    await db.salesInquiry.deleteMany();
    for (let n = 1; n <= 7; n++)
      await db.salesInquiry.create({
        data: {
          ...good,
          fullName: n === 3 ? "Grace 100% Hopper" : `Person ${n}`,
          status: n % 2 ? "new" : "closed",
          submittedAt: new Date(Date.now() - n * 60_000),
        },
      });
    const names = (answer: Answer<InquiryDto[]>) => answer.body.map(({ fullName }) => fullName);
    const first = await list(admin, { limit: 3 });
    expect(names(first)).toEqual(["Person 1", "Person 2", "Grace 100% Hopper"]);
    expect(first.headers.get("x-total-count")).toBe("7");
    expect(first.headers.get("link")).toContain('rel="next"');
    expect(names(await list(admin, { limit: 3, page: 3 }))).toEqual(["Person 7"]);
    expect(names(await list(admin, { status: "closed" }))).toEqual(["Person 2", "Person 4", "Person 6"]);
    expect(names(await list(admin, { q: "100% hop" }))).toEqual(["Grace 100% Hopper"]);
    expect(names(await list(admin, { q: "_" }))).toEqual([]);
    expect(names(await list(admin, { sort: "fullName", order: "asc", limit: 2 }))).toEqual([
      "Grace 100% Hopper",
      "Person 1",
    ]);
    const wrong: Record<string, string | number>[] = [{ status: "x" }, { page: 0 }, { sort: "email" }];
    for (const query of wrong) expect((await list(admin, query)).status).toBe(400);
  });
});

describe("PATCH /api/sales-inquiries", () => {
  const create = async (status = "new") =>
    (await db.salesInquiry.create({ data: { ...good, status }, select: { id: true } })).id;

  it.each([
    ["new", "contacted", 200],
    ["new", "closed", 200],
    ["contacted", "closed", 200],
    ["new", "new", 200],
    ["closed", "closed", 200],
    ["contacted", "new", 409],
    ["closed", "new", 409],
    ["closed", "contacted", 409],
  ])("%s to %s answers %i", async (from, to, expected) => {
    const id = await create(from);
    const { status, body } = await patch(admin, id, to);
    expect(status).toBe(expected);
    if (status === 200) expect(body).toMatchObject({ id, status: to });
    else {
      expect(body.error).toBe(`An inquiry that is ${from} can't be marked as ${to}.`);
      expect(body.current).toMatchObject({ id, status: from });
    }
    expect(await logged(id)).toEqual(status === 200 && from !== to ? [[from, to]] : []);
  });

  it("leaves one state when two decide at once", async () => {
    const id = await create();
    const answers = await Promise.all(
      ["contacted", "closed", "contacted", "closed"].map((to) => patch(admin, id, to)),
    );
    expect((await db.salesInquiry.findUniqueOrThrow({ where: { id } })).status).toBe("closed");
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect([
      [["new", "closed"]],
      [
        ["new", "contacted"],
        ["contacted", "closed"],
      ],
    ]).toContainEqual(await logged(id));
  });

  it("is for administrators, from our own pages, of what there is", async () => {
    const id = await create();
    expect((await patch(null, id, "closed")).status).toBe(401);
    expect((await patch(await createAccount(db), id, "closed")).status).toBe(403);
    expect((await patch(await createAccount(db, { role: "moderator" }), id, "closed")).status).toBe(403);
    expect(
      (await patch(await createAccount(db, { role: "admin", status: "suspended" }), id, "closed")).status,
    ).toBe(403);
    expect(
      (await patch(await createAccount(db, { role: "admin", status: "banned" }), id, "closed")).status,
    ).toBe(401);
    const foreign = { headers: { ...admin.headers, "sec-fetch-site": "cross-site" } };
    expect((await patch(foreign, id, "closed")).status).toBe(403);
    expect((await patch(admin, "f".repeat(24), "closed")).status).toBe(404);
    for (const [inquiry, status] of [
      ["x", "closed"],
      [id, "done"],
      [undefined, undefined],
    ])
      expect((await patch(admin, inquiry, status)).status).toBe(400);
    expect((await patch(admin, "x".repeat(1024 * 1024), "closed")).status).toBe(413);
    expect((await db.salesInquiry.findUniqueOrThrow({ where: { id } })).status).toBe("new");
  });
});

describe("DELETE /api/sales-inquiries/{id}", () => {
  it("takes an inquiry away, notes it and is for administrators", async () => {
    const { id } = await db.salesInquiry.create({ data: { ...good, companyName: "Gone Ltd" } });
    const remove = ({ headers }: TestAccount) =>
      request(DELETE, `${path}/${id}`, { method: "DELETE", params: { id }, headers });
    expect((await remove(await createAccount(db, { role: "moderator" }))).status).toBe(403);
    const answers = await Promise.all([remove(admin), remove(admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await patch(admin, id, "closed")).status).toBe(404);
    expect(await db.adminLog.findMany({ where: { entityId: id } })).toEqual([
      expect.objectContaining({
        action: "inquiry.delete",
        label: "Gone Ltd",
        before: { name: "Gone Ltd", status: "new" },
        after: null,
      }),
    ]);
  });
});

import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Role } from "@/lib/platform/auth/schema";
import { contract } from "@/lib/platform/http/contracts-of";
import { createAccount } from "@/tests/api/accounts";
import { openApp } from "@/tests/api/open-app";

const { db } = await openApp();
const { handle } = await import("@/lib/platform/http/handle");
const { createBearer } = await import("@/lib/platform/auth/session");

const list = contract({
  method: "GET",
  path: "/api/things",
  access: "public",
  tag: "Things",
  summary: "Things",
  query: z.object({ page: z.coerce.number({ error: "The page is a number." }).int().min(1).default(1) }),
  response: z.array(z.object({ name: z.string(), maker: z.object({ name: z.string() }).optional() })),
  paged: true,
});
const create = contract({
  method: "POST",
  path: "/api/things/{id}",
  access: "visitor",
  tag: "Things",
  summary: "A thing",
  limit: { name: "things", points: 1, seconds: 60 },
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string("Please enter a name.") }),
  response: z.string(),
});

const context = (params: Record<string, string> = {}) => ({ params: Promise.resolve(params) });
const get = (query = "") => new Request(`http://localhost/api/things${query}`);
const post = (body: string, headers: Record<string, string> = {}) =>
  new Request("http://localhost/api/things/1", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });
const none = () => ({ items: [], total: 0, page: 1, limit: 1 });

/** The calls that are counted under this name, by what they are counted of. */
const counted = async (name: string) =>
  Object.fromEntries(
    (await db.rateLimit.findMany({ where: { key: { startsWith: name } } })).map(({ key, points }) => [
      key,
      points,
    ]),
  );

describe("handle", () => {
  it("says what is wrong in a sentence where a schema has none", async () => {
    const body = z.object({
      role: z.enum(["user", "admin"]),
      tags: z.array(z.string()),
      more: z.looseObject({}),
    });
    const run = handle(
      contract({ ...create, path: "/api/others/{id}", limit: undefined, body }),
      () => "done",
    );
    const said = async (sent: unknown) => {
      const answer = (await (await run(post(JSON.stringify(sent)), context({ id: "7" }))).json()) as {
        issues: { message: string }[];
      };
      return answer.issues.map(({ message }) => message);
    };
    expect(await said({ role: "boss", tags: "one" })).toEqual([
      '"role" is one of user, admin.',
      '"tags" is no array.',
      '"more" is missing.',
    ]);
    expect(await said([])).toEqual(["The body is no object."]);
  });

  it("gives the function what was parsed, and answers what it returns", async () => {
    const run = vi.fn(() => "done");
    const response = await handle(create, run)(post('{"name":"a","more":1}'), context({ id: "7" }));
    expect(response.status).toBe(200);
    expect(await response.json()).toBe("done");
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ params: { id: "7" }, body: { name: "a" } }));
  });

  it("puts a page into the body and its numbers into headers", async () => {
    const response = await handle(list, ({ query }) => ({
      items: [{ name: "b" }],
      total: 3,
      page: query.page,
      limit: 1,
    }))(get("?page=2"), context());
    expect(await response.json()).toEqual([{ name: "b" }]);
    expect(response.headers.get("X-Total-Count")).toBe("3");
    expect(response.headers.get("Link")).toBe(
      '</api/things?page=3>; rel="next", </api/things?page=1>; rel="prev"',
    );
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("answers what the contract declares, and not the other columns of a row", async () => {
    const row = { name: "b", password: "hunter2", maker: { name: "Ada", password: "hunter2" } };
    const page = { ...none(), items: [row, row] };
    const response = await handle(list, () => page)(get(), context());
    const declared = { name: "b", maker: { name: "Ada" } };
    expect(await response.json()).toEqual([declared, declared]);
  });

  it("throws where the answer is not what the contract declares", async () => {
    const answer = handle(list, () => ({ ...none(), items: [{ title: "b" } as never] }))(get(), context());
    await expect(answer).rejects.toThrow("GET /api/things answers otherwise than its contract");
  });

  it("refuses a query that is not valid with a sentence and where it is", async () => {
    const response = await handle(list, none)(get("?page=x"), context());
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: "The page is a number.",
      issues: [{ path: "page", message: "The page is a number." }],
    });
  });

  it("refuses a name that is given twice", async () => {
    const response = await handle(list, none)(get("?page=1&page=2"), context());
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: '"page" may be given once.' });
  });

  it("checks the origin before it counts, and counts before it reads", async () => {
    const address = { "x-almanac-client": "192.0.2.6" };
    const ask = (headers = {}) =>
      handle(create, () => "")(post("{", { ...address, ...headers }), context({ id: "1" }));
    const foreign = await ask({ "sec-fetch-site": "cross-site" });
    expect(foreign.status).toBe(403);
    expect(await counted("things")).not.toHaveProperty("things:192.0.2.6");

    expect((await ask()).status).toBe(400);
    const limited = await ask();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(50);
    expect(await limited.json()).toEqual({ error: "Too many requests. Please try again later." });
  });

  it("counts by the address that the server set", async () => {
    await handle(create, () => "")(
      post('{"name":"a"}', { "x-almanac-client": "192.0.2.7" }),
      context({ id: "1" }),
    );
    expect(await counted("things")).toMatchObject({ "things:192.0.2.7": 1 });
  });

  it("hides what went wrong inside", async () => {
    const secret = "password=hunter2";
    const response = await handle(list, () => Promise.reject(new Error(secret)))(get(), context());
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain(secret);
  });

  it("says that the service is not available while the database is away", async () => {
    const response = await handle(list, () => Promise.reject(new Error("connect ECONNREFUSED")))(
      get(),
      context(),
    );
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: "The service is not available right now. Please try again in a moment.",
    });
  });
});

describe("handle, of a call that needs an account", () => {
  const vote = contract({
    method: "PUT",
    path: "/api/things/{id}/vote",
    access: "user",
    tag: "Things",
    summary: "Votes",
    signInMessage: "Please sign in to vote.",
    limit: { name: "thing-votes", points: 2, seconds: 60, addressPoints: 5 },
    response: z.string(),
  });
  const change = contract({ ...vote, access: "admin", path: "/api/things/{id}" });
  const wish = contract({
    ...vote,
    limit: { name: "thing-wishes", points: 2, addressPoints: 1, seconds: 60, ofDone: true },
  });
  const call = (
    declaration: typeof vote | typeof change | typeof wish,
    headers: Record<string, string> = {},
  ) =>
    handle(declaration, () => "done")(
      new Request("http://localhost/api/things/1", { method: "PUT", headers }),
      context({ id: "1" }),
    );

  it("refuses nobody, with its own sentence", async () => {
    const response = await call(vote, { "x-almanac-client": "192.0.2.8" });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: "Please sign in to vote." });
    expect(await counted("thing-votes")).toEqual({});
  });

  it("refuses another site's page, but not a program with a token", async () => {
    const { id, headers } = await createAccount(db);
    const foreign = { ...headers, "sec-fetch-site": "cross-site" };
    expect((await call(vote, foreign)).status).toBe(403);
    const authorization = `Bearer ${await createBearer({ sub: id, authTime: Date.now() })}`;
    expect((await call(vote, { ...foreign, authorization })).status).toBe(200);
  });

  it("refuses a suspended account's writes", async () => {
    const { headers } = await createAccount(db, { status: "suspended" });
    const response = await call(vote, headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: "Your account is suspended." });
  });

  it.each<[Role, number]>([
    ["user", 403],
    ["moderator", 403],
    ["admin", 200],
    ["superadmin", 200],
  ])("lets a %s change things: %s", async (role, expected) => {
    const { headers } = await createAccount(db, { role });
    expect((await call(change, headers)).status).toBe(expected);
  });

  it.each([
    ["a role that was taken away", { role: "user" }, 403],
    ["a ban", { status: "banned" }, 401],
    ["sessions that were ended", { sessionsValidFrom: new Date(Date.now() + 60_000) }, 401],
  ])("heeds %s while the body was still to come", async (_, data, expected) => {
    const { id, headers } = await createAccount(db, { role: "admin" });
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await db.user.update({ where: { id }, data });
          controller.enqueue(new TextEncoder().encode("{}"));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const run = vi.fn(() => "done");
    const response = await handle({ ...change, limit: undefined, body: z.object({}) }, run)(
      new Request("http://localhost/api/things/1", {
        method: "PUT",
        body,
        headers: { ...headers, "content-type": "application/json" },
        duplex: "half",
      } as RequestInit),
      context({ id: "1" }),
    );
    expect(response.status).toBe(expected);
    expect(run).not.toHaveBeenCalled();
  });

  it("counts by account and by address", async () => {
    const { id, headers } = await createAccount(db);
    const address = { "x-almanac-client": "192.0.2.9" };
    expect((await call(vote, { ...headers, ...address })).status).toBe(200);
    expect((await call(vote, { ...headers, ...address })).status).toBe(200);
    expect((await call(vote, { ...headers, ...address })).status).toBe(429);
    expect(await counted("thing-votes")).toMatchObject({
      [`thing-votes-account:${id}`]: 3,
      "thing-votes:192.0.2.9": 2,
    });
  });

  it("an account's call is given back where its address may make no more, and only what was done counts", async () => {
    const address = { "x-almanac-client": "192.0.2.10" };
    const [first, second] = [await createAccount(db), await createAccount(db)];
    expect((await call(wish, { ...first.headers, ...address })).status).toBe(200);
    expect((await call(wish, { ...second.headers, ...address })).status).toBe(429);
    expect(await counted("thing-wishes")).toMatchObject({ [`thing-wishes-account:${second.id}`]: 0 });
  });
});

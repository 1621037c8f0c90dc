import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Access, Contract } from "@/lib/platform/http/contract";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import { validRequests } from "@/tests/api/valid-requests";

process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), "almanac-authority-"));
afterAll(() => rm(process.env.DATA_DIR!, { recursive: true, force: true }));

const { db } = await openApp();
const { contracts } = await import("@/lib/contracts");
const valid = await validRequests(db);

type Handler = Parameters<typeof request>[0];

// Where the routes are; one that moved is not found, and its test fails.
const routes = import.meta.glob<Record<string, Handler>>([
  "/app/api/**/route.ts",
  "/app/(site)/api/**/route.ts",
  "!/app/api/auth/[[]...nextauth[]]/**",
]);

async function handlerOf({ method, path }: Contract): Promise<Handler> {
  const file = `${path.replace(/\{(\w+)\}/g, "[$1]")}/route.ts`;
  const load = routes[`/app${file}`] ?? routes[`/app/(site)${file}`];
  const handler = (await load?.())?.[method];
  if (!handler) throw new Error(`${method} ${path} has no handler`);
  return handler;
}

/** A call with an id that is nobody's and without a body: whoever is let in is told that, and nothing is changed. */
async function ask(contract: Contract, headers: Record<string, string>): Promise<number> {
  const params = Object.fromEntries(
    [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, "0".repeat(24)]),
  );
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!);
  const answer = await request(await handlerOf(contract), path, { method: contract.method, params, headers });
  expectPersonal(contract, answer);
  return answer.status;
}

/** What belongs to a person is kept nowhere, refusals neither. */
function expectPersonal(contract: Contract, { headers }: Response) {
  if (rank[contract.access] > 0)
    expect(headers.get("cache-control"), name(contract)).toBe("private, no-store");
}

const rank: Record<Access, number> = { public: 0, visitor: 0, user: 1, moderator: 2, admin: 3 };
const guarded = contracts.filter(({ access }) => rank[access] > 0);
const writes = contracts.filter(({ method, access }) => method !== "GET" && access !== "public");
const name = ({ method, path }: Contract) => `${method} ${path}`;

/** What a request that nothing is wrong with is answered, with what it says where that is no success. */
async function succeed(contract: Contract, account: TestAccount, headers = account.headers) {
  const { params = {}, query = {}, body, form } = await valid[name(contract)]!(account);
  const address = contract.path.replace(/\{(\w+)\}/g, (_, parameter: string) => params[parameter]!);
  const answer = await request(await handlerOf(contract), withQuery(address, query), {
    method: contract.method,
    params,
    ...(body ? json(body, headers) : { body: form, headers }),
  });
  expectPersonal(contract, answer);
  return answer.ok ? answer.status : `${answer.status} ${await answer.text()}`;
}
const success = ({ status = 200 }: Contract) => status;

it("every call has a valid request", () => {
  expect(Object.keys(valid).sort()).toEqual(contracts.map(name).sort());
});

describe("every call that needs no account", () => {
  it.each(
    contracts
      .filter(({ access }) => rank[access] === 0)
      .map((contract) => [name(contract), contract] as const),
  )("%s answers nobody", async (_, contract) => {
    const account = await createAccount(db);
    const { "x-almanac-client": address } = account.headers;
    expect(await succeed(contract, account, { "x-almanac-client": address! })).toBe(success(contract));
  });
});

describe("every call that needs an account", () => {
  it.each(guarded.map((contract) => [name(contract), contract] as const))("%s", async (_, contract) => {
    expect(await ask(contract, { "x-almanac-client": "192.0.2.1" }), "nobody").toBe(401);
    for (const [level, role] of [
      [1, "user"],
      [2, "moderator"],
      [3, "admin"],
      [3, "superadmin"],
    ] as const) {
      const account = await createAccount(db, { role });
      if (level < rank[contract.access]) expect(await ask(contract, account.headers), role).toBe(403);
      else expect(await succeed(contract, account), role).toBe(success(contract));
    }

    // Whatever their cookie says: what counts is what the account is now.
    const demoted = await createAccount(db, { role: "admin" });
    await db.user.update({ where: { id: demoted.id }, data: { role: "user" } });
    if (rank[contract.access] > 1) expect(await ask(contract, demoted.headers), "demoted").toBe(403);
    const banned = await createAccount(db, { role: "admin", status: "banned" });
    expect(await ask(contract, banned.headers), "banned").toBe(401);
    const suspended = await createAccount(db, { role: "admin", status: "suspended" });
    if (contract.method === "GET" && contract.access === "user")
      expect(await succeed(contract, suspended), "suspended, reading their own").toBe(success(contract));
    else expect(await succeed(contract, suspended), "suspended").toMatch(/^403 .*Your account is suspended/);
  });
});

describe("every write", () => {
  it.each(writes.map((contract) => [name(contract), contract] as const))(
    "%s is refused from another site's page",
    async (_, contract) => {
      const { headers } = await createAccount(db, { role: "admin" });
      expect(await ask(contract, { ...headers, "sec-fetch-site": "cross-site" })).toBe(403);
      expect(
        await ask(contract, { ...headers, origin: "https://elsewhere.example", host: "localhost:3000" }),
      ).toBe(403);
    },
  );
});

const withBody = writes.filter(({ body, file }) => body && !file);

describe("every body", () => {
  it.each(withBody.map((contract) => [name(contract), contract] as const))(
    "of %s is refused when it is malformed, too large or no JSON",
    async (_, contract) => {
      const { headers } = await createAccount(db, { role: "admin" });
      const handler = await handlerOf(contract);
      const send = async (body: string, type = "application/json") =>
        (
          await request(handler, contract.path, {
            method: contract.method,
            params: { id: "0".repeat(24), toolId: "0".repeat(24), slug: "0".repeat(24) },
            body,
            headers: { ...headers, "content-type": type },
          })
        ).status;
      expect(await send('{"name":'), "malformed").toBe(400);
      expect(await send("[]"), "of another shape").toBe(400);
      expect(await send("{}", "text/plain"), "text").toBe(415);
      const large = contract.maxBytes ?? 0;
      expect(await send(`"${"x".repeat(Math.max(large, 1024 * 1024))}"`), "large").toBe(413);
    },
  );
});

const limited = contracts.filter(({ limit }) => limit);

describe("every limit", () => {
  it.each(limited.map((contract) => [name(contract), contract] as const))(
    "of %s holds",
    async (_, contract) => {
      const { name: limit, points, addressPoints = points } = contract.limit!;
      const full = async (key: string, used: number) =>
        db.$executeRaw`INSERT INTO public.rate_limit (key, points, expire) VALUES (${key}, ${used}, ${Date.now() + 60_000})`;
      const over = async (headers: Record<string, string>) => {
        const answer = await request(await handlerOf(contract), contract.path, {
          method: contract.method,
          params: { id: "0".repeat(24), toolId: "0".repeat(24), slug: "0".repeat(24) },
          headers,
        });
        expect(answer.status).toBe(429);
        expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
        expect((await answer.json()).error).toBe("Too many requests. Please try again later.");
      };

      const first = await createAccount(db, { role: "admin" });
      await full(`${limit}:${first.headers["x-almanac-client"]}`, addressPoints);
      await over(first.headers);
      if (contract.access !== "public" && contract.access !== "visitor") {
        const second = await createAccount(db, { role: "admin" });
        await full(`${limit}-account:${second.id}`, points);
        await over(second.headers);
      }
    },
  );
});

it("takes a character that the database can't hold out of whatever it is in", async () => {
  const { headers } = await createAccount(db, { role: "admin" });
  for (const contract of contracts) {
    const path = contract.path.replace(/\{(\w+)\}/g, "a%00b");
    const answer = await request(await handlerOf(contract), `${path}?q=%00a&category=%00&entity=%00`, {
      method: contract.method,
      params: { id: "a\0b", toolId: "a\0b", slug: "a\0b" },
      ...(contract.body && !contract.file
        ? { body: '{"name":"a\\u0000b","title":"\\u0000","reason":"\\u0000","toolId":"\\u0000"}' }
        : {}),
      headers: { ...headers, "content-type": "application/json" },
    });
    expect(answer.status, name(contract)).toBeLessThan(500);
  }
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../support/database";
import { startInstance, type Instance } from "../support/instance";
import { tokenIn, until, waitForMail } from "../support/mailbox";
import { openVisitor } from "../support/visitor";

type Line = {
  level: string;
  time: string;
  msg: string;
  request?: string;
  job?: string;
  path?: string;
  status?: number;
};

const person = { name: "Hedy Lamarr", email: "hedy@example.org", password: "a long enough password" };
const address = "198.51.100.77";
const agent = "An unusual browser/7";
let dataDir: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let instance: Instance;
let token: string;
let cookies: string;

const lines = (): Line[] =>
  instance
    .output()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
const of = (id: string) => lines().filter(({ request }) => request === id);
const get = (address: string, id: string) =>
  fetch(`${instance.url}${address}`, {
    headers: { "X-Request-Id": id, "X-Forwarded-For": "198.51.100.77", "User-Agent": agent },
  });

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "almanac-logs-"));
  database = await createTestDatabase();
  instance = await startInstance({
    databaseUrl: database.url,
    dataDir,
    env: { LOG_LEVEL: "debug", JOBS: "on" },
  });
  const visitor = openVisitor(instance.url, address);
  await visitor.send("/api/auth/register", "POST", person);
  await visitor.signIn(person.email, "the wrong password");
  await visitor.signIn(person.email, person.password);
  await visitor.send("/api/auth/password/forgot", "POST", { email: person.email });
  token = tokenIn(await waitForMail(dataDir, person.email, /password/i));
  await visitor.send(`/reset-password?token=${token}`);
  await visitor.send("/?q=my%20secret%20illness");
  await visitor.send(`/${person.email}`);
  await visitor.send("/api/auth/register", "POST", person);
  cookies = visitor.cookies();
});
afterAll(async () => {
  await instance.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe("the log of a server", () => {
  it("is lines of JSON with a time and a level, and a line for each request", async () => {
    await get("/about", "about-12345678");
    await until("A line", async () => of("about-12345678").length > 0);
    const [line] = of("about-12345678");
    expect(line).toEqual({
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      request: "about-12345678",
      method: "GET",
      path: "/about",
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      msg: "request",
    });
  });

  it("tells nothing of who was there, what they looked for, and what lets them in", async () => {
    await until("A job", async () => lines().filter(({ msg }) => msg === "a job is done").length >= 2);
    const text = instance.output();
    expect(lines().filter(({ msg }) => msg === "request").length).toBeGreaterThan(8);
    for (const secret of [
      person.email,
      "hedy",
      person.name,
      person.password,
      address,
      token,
      agent,
      "illness",
      "%40",
    ])
      expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
    for (const value of cookies.split("; ").map((pair) => pair.split("=")[1]!))
      if (value.length > 5) expect(text).not.toContain(value);
    expect(lines().filter(({ job }) => job)).not.toEqual([]);
  });

  it("says files and health checks when it is asked for everything only", async () => {
    for (const [at, address] of ["/health", "/icon.svg"].entries()) {
      const id = `quiet-1234567${at}`;
      await get(address, id);
      await until("A line", async () => of(id).length > 0);
      expect(of(id).map(({ level }) => level)).toEqual(["debug"]);
    }
  });

  it("gives a request that brings no good id a new one", async () => {
    const response = await get("/about", "bad id");
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("names the request in what went wrong, and the answer names it too", async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query("ALTER TABLE blog_post RENAME TO blog_post_away");
    try {
      const call = await get("/api/blog?q=my%20secret", "failed-call-1");
      expect([call.status, call.headers.get("x-request-id")]).toEqual([500, "failed-call-1"]);
      expect(await call.text()).not.toContain("blog_post");
      const page = await get("/blog/a-post-of-mine", "failed-page-1");
      expect(page.status).toBe(500);
      for (const [id, message] of [
        ["failed-call-1", "request failed"],
        ["failed-page-1", "a page failed"],
      ] as const) {
        await until("Both lines", async () => of(id).some(({ msg }) => msg === "request"));
        expect(of(id).find(({ msg }) => msg === message)).toMatchObject({
          level: "error",
          err: { message: expect.stringContaining("blog_post"), stack: expect.stringContaining("at ") },
        });
        expect(of(id).at(-1)).toMatchObject({ level: "warn", status: 500 });
      }
      expect(instance.output()).not.toContain("my%20secret");
    } finally {
      await client.query("ALTER TABLE blog_post_away RENAME TO blog_post");
      await client.end();
    }
  });
});

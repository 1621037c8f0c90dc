import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../support/database";
import { startInstance, type Instance } from "../support/instance";
import { until } from "../support/mailbox";

const dataDir = mkdtempSync(path.join(tmpdir(), "almanac-shutdown-"));
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let instance: Instance;
let client: Client;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  // What it may hold is let go, so that the server can end.
  await client.end();
  await instance.stop();
});

const start = async (env: Record<string, string> = {}) => {
  instance = await startInstance({ databaseUrl: database.url, dataDir, env: { JOBS: "off", ...env } });
};

const person = () => ({
  name: "Grace",
  email: `grace-${++people}@example.org`,
  password: "a long enough password",
});

/** Registers somebody. Each comes from an address of their own, as the limits go by that. */
const register = (body = person()) =>
  fetch(`${instance.url}/api/auth/register`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: instance.url,
      "X-Forwarded-For": `192.0.2.${people}`,
    },
    body: JSON.stringify(body),
  });

/** Locks the table of accounts until `release` is called. */
async function holdAccounts(): Promise<{ waiting: () => Promise<boolean>; release: () => Promise<unknown> }> {
  await client.query('BEGIN; LOCK TABLE "user" IN ACCESS EXCLUSIVE MODE');
  const observer = new Client({ connectionString: database.url });
  await observer.connect();
  return {
    waiting: async () => {
      const { rows } = await observer.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0].n > 0;
    },
    release: async () => {
      await client.query("COMMIT");
      await observer.end();
    },
  };
}

/** Opens a connection and sends a request's head; the server has begun with it when it asks for the body. */
async function beginRequest(
  body: string,
): Promise<{ socket: Socket; received: () => string; closed: Promise<unknown> }> {
  const url = new URL(instance.url);
  const socket = connect(Number(url.port), url.hostname);
  const closed = once(socket, "close");
  let text = "";
  socket.on("data", (chunk) => (text += String(chunk)));
  socket.on("error", () => {});
  socket.write(
    `POST /api/auth/register HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n` +
      `Origin: ${instance.url}\r\nX-Forwarded-For: 192.0.2.${people}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await until("100 Continue", async () => text.includes("100 Continue"));
  return { socket, received: () => text, closed };
}

const refused = () =>
  until("A closed port", async () =>
    fetch(`${instance.url}/health`).then(
      () => false,
      (error: Error) => (error.cause as { code?: string }).code === "ECONNREFUSED",
    ),
  );

it("closes a connection that would speak another protocol", async () => {
  await start();
  for (const path of ["/", "/admin", "/_next/webpack-hmr", "/api/me"]) {
    const socket = connect(Number(new URL(instance.url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    await once(socket.resume(), "close");
  }
});

describe("a server that is told to stop", () => {
  it("answers what has begun, takes nothing new and ends with 0", async () => {
    await start();
    const accounts = await holdAccounts();
    const held = register();
    await until("A request that waits for the database", accounts.waiting);
    const body = JSON.stringify(person());
    const slow = await beginRequest(body);
    slow.socket.write(body.slice(0, 20));
    // A connection that is kept for a next request, which doesn't come.
    const agent = new Agent({ keepAlive: true });
    const idle = await new Promise<Socket>((resolve, reject) =>
      get(`${instance.url}/icon.svg`, { agent }, (response) => {
        const { socket } = response;
        response.resume().once("end", () => resolve(socket));
      }).on("error", reject),
    );
    const idleClosed = once(idle, "close");

    instance.kill("SIGTERM");
    await refused();
    await idleClosed;
    slow.socket.write(body.slice(20));
    await accounts.release();

    const answer = await held;
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ success: true });
    expect(answer.headers.get("connection")).toBe("close");
    await slow.closed;
    expect(slow.received()).toMatch(/HTTP\/1\.1 201 [\s\S]*"success":true/);
    expect(await instance.ended).toBe("with code 0");
    const { rows } = await client.query(`SELECT count(*)::int AS n FROM "user" WHERE name = 'Grace'`);
    expect(rows[0].n).toBe(2);
  });

  it("cuts off what doesn't end, ten seconds later, and ends with 0", async () => {
    await start();
    const { closed } = await beginRequest("{}");
    const told = Date.now();
    instance.kill("SIGTERM");
    await closed;
    expect(await instance.ended).toBe("with code 0");
    expect(Date.now() - told).toBeLessThan(15_000);
    await until("A line that says so", async () => instance.output().includes("requests were cut off"));
  });

  it("ends at once when it is told again", async () => {
    await start();
    const { closed } = await beginRequest("{}");
    const told = Date.now();
    instance.kill("SIGTERM");
    await refused();
    instance.kill("SIGTERM");
    await closed;
    expect(await instance.ended).toBe("with code 1");
    expect(Date.now() - told).toBeLessThan(5_000);
  });

  it("goes on for a while when asked to, and says at /health that it will stop", async () => {
    await start({ DRAIN_SECONDS: "2" });
    instance.kill("SIGTERM");
    const health = await until("/health that says so", async () => {
      const response = await fetch(`${instance.url}/health`);
      return response.status === 503 && response;
    });
    expect(await health.json()).toMatchObject({ status: "stopping" });
    expect((await fetch(`${instance.url}/api/categories`)).status).toBe(200);
    expect(await instance.ended).toBe("with code 0");
  });

  it("finishes a job in hand", async () => {
    let deliver = () => {};
    const held = new Promise<void>((resolve) => (deliver = resolve));
    let arrived = 0;
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: (stream, _session, done) => {
        stream.resume();
        stream.once("end", () => {
          arrived++;
          void held.then(() => done());
        });
      },
    });
    smtp.listen(0, "127.0.0.1");
    await once(smtp.server, "listening");
    const { port } = smtp.server.address() as AddressInfo;
    try {
      await start({ JOBS: "on", SMTP_URL: `smtp://127.0.0.1:${port}` });
      expect((await register()).status).toBe(201);
      await until("A mail on its way", async () => arrived === 1);
      instance.kill("SIGTERM");
      await refused();
      deliver();
      expect(await instance.ended).toBe("with code 0");
      const { rows } = await client.query(
        // Those of the other tests still wait for somebody who works.
        `SELECT state FROM pgboss.job WHERE name = 'mail' AND state <> 'created'`,
      );
      expect([arrived, rows]).toEqual([1, [{ state: "completed" }]]);
    } finally {
      await new Promise<void>((resolve) => smtp.close(resolve));
    }
  });
});

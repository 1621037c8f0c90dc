import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openApp } from "@/tests/api/open-app";
import { type Instance, startInstance } from "@/tests/support/instance";
import { ask } from "@/tests/support/site-client";

const people = 32;
/** Enough to fill the memory with pages, if they were not let go of. */
const asked = 2_000;

const { db } = await openApp();
const dataDir = mkdtempSync(path.join(tmpdir(), "almanac-memory-"));
let instance: Instance;

beforeAll(async () => {
  instance = await startInstance({ databaseUrl: process.env.DATABASE_URL!, dataDir, env: { JOBS: "off" } });
});
afterAll(async () => {
  await instance?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

// Each is made for its reader alone, and no pause lets go of what was made for others.
it("answers many at once who ask for pages that nobody asked for before", { timeout: 300_000 }, async () => {
  let n = 0;
  const answers = new Set<number | string>();
  const askOn = async () => {
    while (n < asked) {
      const address = n % 2 ? `/?made=${n++}` : `/made-up-${n++}`;
      const { status } = await ask(instance, address).catch(() => ({ status: "none" }));
      answers.add(status);
    }
  };
  await Promise.all(Array.from({ length: people }, askOn));
  expect([...answers].sort()).toEqual([200, 404]);
});

// The code of a route is there from its first use on, and what searches know of words is made anew as a whole.
it("learns new phrases when each of its routes was used", { timeout: 120_000 }, async () => {
  const { headers } = await createAccount(db, { role: "admin" });
  const routes = Object.values(
    JSON.parse(readFileSync(".next/app-path-routes-manifest.json", "utf8")) as Record<string, string>,
  );
  expect(routes.length).toBeGreaterThan(200);
  for (const route of routes) {
    const { status } = await ask(instance, route.replace(/\[[^\]]+\]/g, "chatgpt"), { headers });
    expect(status, route).toBeLessThan(500);
  }

  const tasks = await ask<{ slug: string; phrases: { en: string[] } }[]>(
    instance,
    "/api/tasks/table?limit=5",
    { headers },
  );
  for (const [i, task] of tasks.body.entries()) {
    const change = {
      ...task,
      phrases: { ...task.phrases, en: [...task.phrases.en, `frobnicate ${i} spreadsheets`] },
    };
    const saved = await ask(instance, `/api/tasks/${task.slug}`, { method: "PUT", body: change, headers });
    expect(saved.status).toBe(200);
    const found = await ask<{ tasks: { slug: string }[] }>(instance, "/api/suggestions", {
      body: { query: `frobnicate ${i} spreadsheets` },
      headers,
    });
    expect(found.body.tasks[0]?.slug).toBe(task.slug);
  }
});

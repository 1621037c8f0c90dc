import { Client } from "pg";
import { afterAll, describe, expect, it, vi } from "vitest";
import { findDifferences } from "@/tests/api/search-differences";
import { createTestDatabase } from "@/tests/support/database";

/*
 * The search index is kept by triggers, each of which reads what others may be writing. Here every pair of changes that
 * move it is let loose upon one tool at once, halted at each lock that they meet on their way, and the index is then
 * held against the tables.
 */
const database = await createTestDatabase();
const open: Client[] = [];
const connect = async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const [row] = (await client.query("SELECT pg_backend_pid() AS pid")).rows as [{ pid: number }];
  open.push(client);
  return Object.assign(client, { pid: row.pid });
};
const watcher = await connect();
const gatekeeper = await connect();
const first = await connect();
const second = await connect();
afterAll(async () => {
  await Promise.all(open.map((client) => client.end()));
  await database.drop();
});

type Session = typeof watcher;
type Scene = {
  tool: string;
  other: string;
  from: string;
  to: string;
  voter: string;
  guest: string;
  waiter: string;
  task: string;
  target: string;
};

let scenes = 0;
/**
 * Categories, tools, people and tasks for each of these encounters, all alike: both tools are in one category and have a vote and a review of one of the people, a
 * review of another whose address is not confirmed, and a task; the first is for a second one too.
 */
async function setScenes(count: number, status: "published" | "draft"): Promise<Scene[]> {
  const { rows } = await watcher.query(
    `WITH category AS (
       INSERT INTO category (name, slug, label, description, icon, color, position)
       SELECT 'Race ' || label || ' ' || n, 'race-' || label || '-' || n, '', '', '', '', 1000
       FROM generate_series($1::int, $2) AS n, unnest('{a,b}'::text[]) AS label RETURNING id, slug
     ),
     tools AS (
       INSERT INTO tool (name, slug, description, category_id, website_url, website_key, pricing_type, status, tags)
       SELECT label || ' Race ' || n, 'race-' || label || '-' || n, 'Made for a test.', category.id,
         'https://race.test', 'race.test', 'free', $3, '{zrace}'
       FROM generate_series($1::int, $2) AS n JOIN category ON category.slug = 'race-a-' || n, unnest('{a,b}'::text[]) AS label
       RETURNING id, slug
     ),
     people AS (
       INSERT INTO "user" (email, name) SELECT label || '-' || n || '@race.test', label
       FROM generate_series($1::int, $2) AS n, unnest('{v,g,w}'::text[]) AS label RETURNING id, email
     ),
     tasks AS (
       INSERT INTO task (name, slug, category_id, phrases)
       SELECT label || ' Task ' || n, 'task-' || label || '-' || n, category.id, '{}'
       FROM generate_series($1::int, $2) AS n JOIN category ON category.slug = 'race-a-' || n, unnest('{a,b}'::text[]) AS label RETURNING id, slug
     )
     SELECT tool.id AS tool, other.id AS other, voter.id AS voter, guest.id AS guest, waiter.id AS waiter, task.id AS task, target.id AS target,
       came.id AS from, went.id AS to
     FROM generate_series($1::int, $2) AS n
     JOIN category AS came ON came.slug = 'race-a-' || n JOIN category AS went ON went.slug = 'race-b-' || n
     JOIN tools AS tool ON tool.slug = 'race-a-' || n JOIN tools AS other ON other.slug = 'race-b-' || n
     JOIN people AS voter ON voter.email = 'v-' || n || '@race.test' JOIN people AS guest ON guest.email = 'g-' || n || '@race.test'
     JOIN people AS waiter ON waiter.email = 'w-' || n || '@race.test'
     JOIN tasks AS task ON task.slug = 'task-a-' || n JOIN tasks AS target ON target.slug = 'task-b-' || n`,
    [scenes, (scenes += count) - 1, status],
  );
  const made = rows as Scene[];
  const both = [
    [...made, ...made].map(({ voter }) => voter),
    [...made.map(({ tool }) => tool), ...made.map(({ other }) => other)],
  ];
  await watcher.query(
    "INSERT INTO vote (user_id, tool_id) SELECT * FROM unnest($1::text[], $2::text[])",
    both,
  );
  await watcher.query(
    "INSERT INTO review (user_id, tool_id, rating, comment, status) SELECT *, 5, 'Good.', 'approved' FROM unnest($1::text[], $2::text[])",
    both,
  );
  const waiting = [[...made, ...made].map(({ waiter }) => waiter), both[1]];
  await watcher.query(
    "INSERT INTO review (user_id, tool_id, rating, comment, status, counts) SELECT *, 1, 'Bad.', 'approved', false FROM unnest($1::text[], $2::text[])",
    waiting,
  );
  await watcher.query(
    "INSERT INTO vote (user_id, tool_id, counts) SELECT *, false FROM unnest($1::text[], $2::text[])",
    [made.map(({ waiter }) => waiter), made.map(({ other }) => other)],
  );
  await watcher.query(
    "INSERT INTO tool_task (tool_id, task_id, how) SELECT tool, task, 'Well.' FROM unnest($1::text[], $2::text[]) AS given (tool, task)",
    [
      [...toolsOf(made), ...made.map(({ tool }) => tool)],
      [...made.flatMap(({ task }) => [task, task]), ...made.map(({ target }) => target)],
    ],
  );
  return made;
}
async function clear(made: Scene[]) {
  await watcher.query("DELETE FROM tool WHERE id = ANY ($1)", [toolsOf(made)]);
  await watcher.query(`DELETE FROM "user" WHERE id = ANY ($1)`, [
    made.flatMap(({ voter, guest, waiter }) => [voter, guest, waiter]),
  ]);
  await watcher.query("DELETE FROM task WHERE id = ANY ($1)", [
    made.flatMap(({ task, target }) => [task, target]),
  ]);
  await watcher.query("DELETE FROM category WHERE id = ANY ($1)", [
    made.flatMap(({ from, to }) => [from, to]),
  ]);
}
const toolsOf = (made: Scene[]) => made.flatMap(({ tool, other }) => [tool, other]);

let renamed = 0;
const lookedAt = "UPDATE tool_link SET state = $2, is_gone = $2 = 'no-host' WHERE tool_id = $1";
/** What is seen of the tool's website, locked as whoever notes it locks. */
const linkChanges: Record<string, (scene: Scene, session: Session) => Promise<unknown>> = {
  "lose the website": async ({ tool }, on) => {
    await on.query("SELECT FROM tool WHERE id = $1 FOR NO KEY UPDATE", [tool]);
    await on.query(lookedAt, [tool, "no-host"]);
  },
  "lose and change the website": async ({ tool, from }, on) => {
    // A tool that is written after its index asks for its category again.
    await on.query("SELECT FROM category WHERE id = $1 FOR KEY SHARE", [from]);
    await on.query("SELECT FROM tool WHERE id = $1 FOR NO KEY UPDATE", [tool]);
    await on.query(lookedAt, [tool, "no-host"]);
    await on.query("UPDATE tool SET website_url = website_url || '/new' WHERE id = $1", [tool]);
  },
};
/** What changes tasks, each locked as the back office locks them: tasks by id, then the tool, then the revision. */
const taskChanges: Record<string, (scene: Scene, session: Session) => Promise<unknown>> = {
  "give the tool other tasks": async ({ tool, target }, on) => {
    await on.query("SELECT FROM tool WHERE id = $1 FOR UPDATE", [tool]);
    await on.query(
      "SELECT FROM task WHERE id = $2 OR id IN (SELECT task_id FROM tool_task WHERE tool_id = $1) ORDER BY id FOR KEY SHARE",
      [tool, target],
    );
    await on.query("DELETE FROM tool_task WHERE tool_id = $1", [tool]);
    await on.query(
      "INSERT INTO tool_task (tool_id, task_id, how) SELECT $1, id, 'Better.' FROM task WHERE id = $2",
      [tool, target],
    );
  },
  "rename the task": async ({ task }, on) => {
    await on.query("SELECT FROM task WHERE id = $1 FOR UPDATE", [task]);
    await on.query("UPDATE task SET name = $2 WHERE id = $1", [task, `Job ${renamed++}`]);
  },
  "merge the tasks": async ({ task, target }, on) => {
    await on.query("SELECT FROM task WHERE id IN ($1, $2) ORDER BY id FOR UPDATE", [task, target]);
    await on.query("SELECT FROM search.revision FOR NO KEY UPDATE");
    await on.query(
      `UPDATE tool_task SET task_id = $2 WHERE task_id = $1 AND EXISTS (SELECT FROM task WHERE id = $2)
         AND NOT EXISTS (SELECT FROM tool_task AS own WHERE own.tool_id = tool_task.tool_id AND own.task_id = $2)`,
      [task, target],
    );
    await on.query("DELETE FROM task WHERE id = $1", [task]);
  },
  "delete the task": async ({ task }, on) => {
    await on.query("SELECT FROM task WHERE id = $1 FOR UPDATE", [task]);
    await on.query("SELECT FROM search.revision FOR NO KEY UPDATE");
    await on.query("DELETE FROM task WHERE id = $1", [task]);
  },
};
const changes: Record<string, (scene: Scene, session: Session) => Promise<unknown>> = {
  rename: ({ tool }, on) => on.query("UPDATE tool SET name = $2 WHERE id = $1", [tool, `Named ${renamed++}`]),
  edit: ({ tool }, on) =>
    on.query(
      "UPDATE tool SET tags = '{zother}', pricing_type = 'paid', is_trending = NOT is_trending, launch_date = '2025-01-01' WHERE id = $1",
      [tool],
    ),
  publish: ({ tool }, on) => on.query("UPDATE tool SET status = 'published' WHERE id = $1", [tool]),
  archive: ({ tool }, on) => on.query("UPDATE tool SET status = 'archived' WHERE id = $1", [tool]),
  "archive and publish": async ({ tool, from }, on) => {
    // A tool that is written twice in one transaction asks for its category again.
    await on.query("SELECT FROM category WHERE id = $1 FOR KEY SHARE", [from]);
    await on.query("UPDATE tool SET status = 'archived' WHERE id = $1", [tool]);
    await on.query("UPDATE tool SET status = 'published' WHERE id = $1", [tool]);
  },
  move: ({ tool, to }, on) => on.query("UPDATE tool SET category_id = $2 WHERE id = $1", [tool, to]),
  "rename the category": ({ from }, on) =>
    on.query("UPDATE category SET name = $2 WHERE id = $1", [from, `Group ${renamed++}`]),
  "rename the other category": ({ to }, on) =>
    on.query("UPDATE category SET name = $2 WHERE id = $1", [to, `Group ${renamed++}`]),
  vote: ({ tool, guest }, on) =>
    on.query("INSERT INTO vote (user_id, tool_id) VALUES ($1, $2)", [guest, tool]),
  "take a vote back": ({ tool, voter }, on) => on.query("SELECT set_vote($1, $2, false)", [voter, tool]),
  "vote and wait": ({ tool, waiter }, on) => on.query("SELECT set_vote($1, $2, true, true)", [waiter, tool]),
  "confirm an address": ({ waiter }, on) =>
    on.query(`UPDATE "user" SET email_verified_at = now() WHERE id = $1`, [waiter]),
  review: ({ tool, guest }, on) =>
    on.query(
      "INSERT INTO review (user_id, tool_id, rating, comment, status) VALUES ($1, $2, 1, 'Bad.', 'approved')",
      [guest, tool],
    ),
  "reject a review": ({ tool, voter }, on) =>
    on.query("UPDATE review SET status = 'rejected' WHERE user_id = $1 AND tool_id = $2", [voter, tool]),
  "delete a review": ({ tool, voter }, on) =>
    on.query("DELETE FROM review WHERE user_id = $1 AND tool_id = $2", [voter, tool]),
  sample: ({ tool }, on) =>
    on.query(
      "UPDATE tool_stats SET base_votes = 70, base_rating = 3.5, base_reviews = 9 WHERE tool_id = $1",
      [tool],
    ),
  "delete the account": ({ voter }, on) => on.query(`DELETE FROM "user" WHERE id = $1`, [voter]),
  "delete the tool": ({ tool }, on) => on.query("DELETE FROM tool WHERE id = $1", [tool]),
  "edit both": ({ tool, other }, on) =>
    on.query("UPDATE tool SET is_new = NOT is_new, status = 'published' WHERE id IN ($1, $2)", [tool, other]),
  ...taskChanges,
  ...linkChanges,
};
/** Those after which a tool that was a draft is in the index. */
const publishing = ["publish", "archive and publish", "edit both"];

/** Where both changes are halted until both are on their way. */
const gates: Record<string, (scene: Scene) => [sql: string, values: string[]]> = {
  nothing: () => ["SELECT", []],
  "the revision": () => ["SELECT FROM search.revision FOR UPDATE", []],
  "the counters": ({ tool }) => ["SELECT FROM tool_stats WHERE tool_id = $1 FOR UPDATE", [tool]],
  "the task": ({ task }) => ["SELECT FROM task WHERE id = $1 FOR UPDATE", [task]],
  "the rank": ({ tool }) => ["SELECT FROM search.rank WHERE id = $1 FOR UPDATE", [tool]],
};

/** Waits until a statement has ended or waits for a lock. */
async function settle(session: Session, work: Promise<unknown>) {
  let ended = false;
  const end = () => (ended = true);
  work.then(end, end);
  const isWaiting = async () => {
    const { rowCount } = await watcher.query({
      name: "is waiting",
      text: "SELECT FROM pg_stat_get_activity($1) WHERE wait_event_type = 'Lock'",
      values: [session.pid],
    });
    return rowCount !== 0;
  };
  await vi.waitUntil(async () => ended || (await isWaiting()), { interval: 1, timeout: 20_000 });
}

async function meet(scene: Scene, gate: string, a: string, b: string): Promise<string[]> {
  const failures: string[] = [];
  const [sql, values] = gates[gate]!(scene);
  await gatekeeper.query("BEGIN");
  await gatekeeper.query(sql, values);
  const run = async (session: Session, name: string) => {
    try {
      await changes[name]!(scene, session);
    } catch (error) {
      // What is voted on or reviewed is gone, or was by the same account.
      if (!["23503", "23505"].includes((error as { code: string }).code))
        failures.push(`${name}: ${String(error)}`);
    }
  };
  await first.query("BEGIN");
  const one = run(first, a);
  await settle(first, one);
  await second.query("BEGIN");
  const two = run(second, b);
  await settle(second, two);
  await gatekeeper.query("COMMIT");
  const end = async (session: Session, work: Promise<unknown>) => {
    await work;
    await session.query("COMMIT");
  };
  await Promise.all([end(first, one), end(second, two)]);
  return failures.map((failure) => `${a} + ${b}: ${failure}`);
}

// The text index is what is asked, however few tools there are.
await watcher.query("SET enable_seqscan = off; SET jit = off");
for (const session of [first, second]) await session.query("SET deadlock_timeout = '20ms'");

describe("many changes at once", () => {
  it("never wait for each other in a circle", async () => {
    const many = await setScenes(40, "published");
    const sessions = await Promise.all(Array.from({ length: 6 }, connect));
    for (const session of sessions) await session.query("SET deadlock_timeout = '20ms'");
    const tools = toolsOf(many);
    await watcher.query("UPDATE tool SET category_id = $1 WHERE id = ANY ($2)", [many[0]!.from, tools]);
    const people = many.flatMap(({ voter, guest, waiter }) => [voter, guest, waiter]);
    let state = 20_261_122;
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const some = (from: string[], count: number) =>
      Array.from({ length: count }, () => from[random(from.length)]!);
    await watcher.query(
      "INSERT INTO vote (user_id, tool_id) SELECT person, tool FROM unnest($1::text[]) AS person, unnest($2::text[]) AS tool ON CONFLICT DO NOTHING",
      [people, some(tools, 30)],
    );
    await watcher.query(
      `INSERT INTO review (user_id, tool_id, rating, comment, status)
       SELECT person, tool, 1 + abs(hashtext(person || tool)) % 5, 'Mine.', 'approved'
       FROM unnest($1::text[]) AS person, unnest($2::text[]) AS tool ON CONFLICT DO NOTHING`,
      [people, some(tools, 10)],
    );
    // Whoever writes several tools locks them in order; what comes of it, in any order, is the index's own matter.
    const lockTools = (session: Session, ids: string[]) =>
      session.query("SELECT FROM tool WHERE id = ANY ($1) ORDER BY id FOR UPDATE", [ids]);
    const work: ((session: Session) => Promise<unknown>)[] = [
      async (session) => {
        const ids = some(tools, 12);
        await lockTools(session, ids);
        await session.query(
          "UPDATE tool SET name = 'Zmany ' || length(name), is_new = NOT is_new, pricing_type = $2 FROM unnest($1::text[]) AS wanted (id) WHERE tool.id = wanted.id",
          [ids, some(["free", "paid", "freemium"], 1)[0]!],
        );
      },
      async (session) => {
        const ids = some(tools, 12);
        await lockTools(session, ids);
        await session.query("UPDATE tool SET status = $2 WHERE id = ANY ($1)", [
          ids,
          some(["published", "published", "archived"], 1)[0]!,
        ]);
      },
      (session) =>
        session.query("SELECT set_vote($1, $2, $3, $4)", [
          some(people, 1)[0],
          some(tools, 1)[0],
          random(2) === 0,
          random(2) === 0,
        ]),
      (session) =>
        session.query(
          `UPDATE "user" SET email_verified_at = now() WHERE id = $1 AND email_verified_at IS NULL`,
          some(people, 1),
        ),
      (session) => session.query(`DELETE FROM "user" WHERE id = $1`, some(people, 1)),
      async (session) => {
        const [person] = some(people, 1);
        await session.query(
          `SELECT FROM tool JOIN review ON tool_id = tool.id WHERE user_id = $1 ORDER BY tool.id FOR KEY SHARE OF tool`,
          [person],
        );
        await session.query("SELECT FROM review WHERE user_id = $1 ORDER BY id FOR UPDATE", [person]);
        await session.query(
          "UPDATE review SET status = CASE status WHEN 'approved' THEN 'rejected' ELSE 'approved' END WHERE user_id = $1",
          [person],
        );
      },
      (session) =>
        session.query("UPDATE category SET name = $2 WHERE id = $1", [many[0]!.from, `Many ${renamed++}`]),
      async (session) => {
        const ids = some(tools, 1);
        await lockTools(session, ids);
        await session.query("DELETE FROM tool WHERE id = ANY ($1)", [ids]);
      },
    ];
    const failures: string[] = [];
    await Promise.all(
      sessions.map(async (session) => {
        for (let i = 0; i < 60; i++) {
          const step = random(work.length);
          await session.query("BEGIN");
          try {
            await work[step]!(session);
            await session.query("COMMIT");
          } catch (error) {
            await session.query("ROLLBACK");
            failures.push(`${step}: ${String(error)}`);
          }
        }
      }),
    );
    expect(failures).toEqual([]);
    expect(await findDifferences(watcher, toolsOf(many))).toEqual([]);
    await clear(many);
  }, 120_000);
});

describe("two changes at once", () => {
  for (const [status, gate] of Object.keys(gates).flatMap((gate) => [
    ["published", gate] as const,
    // What is in no index has no rank to be halted at.
    ...(gate === "the rank" ? [] : [["draft", gate] as const]),
  ]))
    it(`leave the index as the tables say: of a ${status} tool, halted at ${gate}`, async () => {
      const failures: string[] = [];
      const isTelling = (a: string, b: string) =>
        // What leaves the tool a draft, and meets no task, does to a published one all that it does here.
        (status === "published" || [a, b].some((name) => publishing.includes(name))) &&
        (gate !== "the task" || [a, b].some((name) => name in taskChanges));
      const all = Object.keys(changes);
      const turn = Object.keys(gates).indexOf(gate);
      // Which of two comes first takes turns from gate to gate.
      const isFirst = (i: number, j: number) => i === j || (i + j + turn) % 2 === (i < j ? 0 : 1);
      for (const [i, a] of all.entries()) {
        const names = all.filter((b, j) => isFirst(i, j) && isTelling(a, b));
        if (names.length === 0) continue;
        const made = await setScenes(names.length, status);
        for (const [n, b] of names.entries()) failures.push(...(await meet(made[n]!, gate, a, b)));
        for (const difference of await findDifferences(watcher, toolsOf(made))) {
          const where = made.findIndex((scene) => toolsOf([scene]).some((id) => difference.includes(id)));
          failures.push(`${a} + ${names[where] ?? "something"}: ${difference}`);
        }
        await clear(made);
      }
      expect(failures).toEqual([]);
    }, 240_000);
});

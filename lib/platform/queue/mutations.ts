import "server-only";
import PgBoss from "pg-boss";
import { pool } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { mailQueue, schedules } from "@/lib/platform/queue/schema";

/** The queue as this process has opened it. */
export type Queue = {
  boss: PgBoss;
  /** For calls whose failure matters to the caller. */
  database: PgBoss.Db;
  /** Wakes the worker of a queue, when this process has one. */
  wake: (queue: string) => void;
  workers: Map<string, string>;
  close: () => Promise<void>;
};

// Route handlers and the instrumentation are bundled apart and hot reload evaluates this module again; the queue
// is kept on globalThis, one for the process.
const shared = globalThis as { almanacQueue?: Promise<Queue> };

/**
 * The queue, opened with the first call. Only a process that `works` looks after it (schedules, jobs of workers that
 * died, old jobs). A failure to open it is not kept: the next call tries again.
 */
export function openQueue({ works = false } = {}): Promise<Queue> {
  if (shared.almanacQueue && !works) return shared.almanacQueue;
  const before = shared.almanacQueue;
  const opening: Promise<Queue> = open(works).catch((error: unknown) => {
    if (shared.almanacQueue === opening) shared.almanacQueue = undefined;
    throw error;
  });
  shared.almanacQueue = opening;
  // A request may have come before the work began.
  void before?.then(({ close }) => close()).catch(() => undefined);
  return opening;
}

/** Closes what {@link openQueue} opened, after the jobs in hand or five seconds. */
export async function closeQueue(): Promise<void> {
  const opened = shared.almanacQueue;
  shared.almanacQueue = undefined;
  await opened?.then(({ close }) => close()).catch(() => undefined);
}

async function open(works: boolean): Promise<Queue> {
  const database: PgBoss.Db = { executeSql: (text, values) => pool.query(text, values) };
  let started = false;
  const boss = new PgBoss({
    schema: "pgboss",
    db: {
      // pg-boss does not await its write that a job is done; a rejection there would end the process. Without that
      // write the job runs again.
      executeSql: async (text, values) => {
        try {
          return await database.executeSql(text, values);
        } catch (error) {
          if (!started) throw error;
          log.warn({ err: error }, "the queue could not be reached");
          return undefined as never;
        }
      },
    },
    supervise: works,
    schedule: works,
    maintenanceIntervalSeconds: 30,
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterHours: 24,
  });
  boss.on("error", (error) => log.warn({ err: error }, "the queue reports an error"));

  const workers = new Map<string, string>();
  const close = () => boss.stop({ graceful: works, timeout: 5_000 }).catch(() => undefined);
  try {
    await boss.start();
    // A worker that was killed holds its job until the job expires, and so no longer than this. While the mail server is down
    // the pauses double: it may be half a day.
    const mail = { name: mailQueue, expireInSeconds: 60, retryLimit: 13, retryDelay: 5, retryBackoff: true };
    const timed = Object.entries(schedules).map(([name, { limits }]) => {
      return { ...limits, name, policy: "short" as const };
    });
    for (const queue of [mail, ...timed]) {
      await boss.createQueue(queue.name, queue);
      // One that an earlier version made keeps its limits otherwise.
      await boss.updateQueue(queue.name, queue);
    }
    started = true;
  } catch (error) {
    await close();
    throw error;
  }
  const wake = (queue: string) => {
    const worker = workers.get(queue);
    if (worker) boss.notifyWorker(worker);
  };
  return { boss, database, wake, workers, close };
}

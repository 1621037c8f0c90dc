import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { openQueue } from "@/lib/platform/queue/mutations";
import { type MailJob, mailQueue, type ScheduledJob } from "@/lib/platform/queue/schema";

function refuse(error: unknown, queue: string): never {
  log.error({ err: error, queue }, "a job could not be queued");
  throw new AppError("unavailable");
}

async function enqueue(queue: string, data: object): Promise<void> {
  try {
    const { boss, database, wake } = await openQueue();
    await boss.send(queue, data, { db: database });
    wake(queue);
  } catch (error) {
    refuse(error, queue);
  }
}

/**
 * Has a mail sent by whichever process works. Returns once the job is stored, which outlives this process; when it can't
 * be, the request fails as "unavailable" instead of losing it.
 */
export function enqueueMail(job: MailJob): Promise<void> {
  return enqueue(mailQueue, job);
}

/**
 * Has mails sent that belong to a transaction: what this gives stores one with the transaction, or not at all. Asked for
 * before the transaction begins, which would hold a connection while the queue is opened.
 */
export async function openMail(): Promise<(tx: Prisma.TransactionClient, job: MailJob) => Promise<void>> {
  const { boss } = await openQueue().catch((error: unknown) => refuse(error, mailQueue));
  return async (tx, job) => {
    const executeSql = async (text: string, values: unknown[]) => ({
      rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values.map((value) => value ?? null)),
    });
    await boss.send(mailQueue, job, { db: { executeSql } });
  };
}

/** Has the notices of launches sent now rather than with the next minute. Asked twice before it begins, it is done once. */
export function enqueueLaunchNotices(): Promise<void> {
  return enqueue("launch-notices" satisfies ScheduledJob, {});
}

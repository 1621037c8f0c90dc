import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { openQueue } from "@/lib/platform/queue/mutations";
import { type MailJob, mailQueue, priorityOf } from "@/lib/platform/queue/schema";

function refuse(error: unknown): never {
  log.error({ err: error }, "a mail could not be queued");
  throw new AppError("unavailable");
}

/**
 * Has a mail sent by whichever process works. Returns once the job is stored, which outlives this process; when it can't
 * be, the request fails as "unavailable" instead of losing it.
 */
export async function enqueueMail(job: MailJob): Promise<void> {
  try {
    const { boss, database, wake } = await openQueue();
    await boss.send(mailQueue, job, { db: database, priority: priorityOf(job) });
    wake(mailQueue);
  } catch (error) {
    refuse(error);
  }
}

/**
 * Has mails sent that belong to a transaction: what this gives stores one with the transaction, or not at all. Asked for
 * before the transaction begins, which would hold a connection while the queue is opened.
 */
export async function openMail(): Promise<(tx: Prisma.TransactionClient, job: MailJob) => Promise<void>> {
  const { boss } = await openQueue().catch((error: unknown) => refuse(error));
  return async (tx, job) => {
    const executeSql = async (text: string, values: unknown[]) => ({
      rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values.map((value) => value ?? null)),
    });
    await boss.send(mailQueue, job, { db: { executeSql }, priority: priorityOf(job) });
  };
}

/**
 * Takes mails back that wait to be sent: what this gives does it with a transaction, for all that hold what is given, and
 * tells how many there were. Asked for before the transaction begins, as {@link openMail} is.
 */
export async function openRecall(): Promise<
  (tx: Prisma.TransactionClient, job: Pick<MailJob, "kind"> & Partial<MailJob>) => Promise<number>
> {
  await openQueue().catch((error: unknown) => refuse(error));
  return (tx, job) => tx.$executeRaw`
    DELETE FROM pgboss.job
    WHERE name = ${mailQueue} AND state < 'active' AND data @> ${JSON.stringify(job)}::jsonb`;
}

import "server-only";
import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { openQueue } from "@/lib/platform/queue/mutations";
import { type MailJob, queues } from "@/lib/platform/queue/schema";

async function enqueue(queue: string, data: object): Promise<void> {
  try {
    const { boss, database, wake } = await openQueue();
    await boss.send(queue, data, { db: database });
    wake(queue);
  } catch (error) {
    log.error({ err: error, queue }, "a job could not be queued");
    throw new AppError("unavailable");
  }
}

/**
 * Has a mail sent by whichever process works. Returns once the job is stored, which outlives this process; when it can't
 * be, the request fails as "unavailable" instead of losing it.
 */
export function enqueueMail(job: MailJob): Promise<void> {
  return enqueue(queues.mail, job);
}

/** Has the notices of launches sent now rather than with the next minute. Asked twice before it begins, it is done once. */
export function enqueueLaunchNotices(): Promise<void> {
  return enqueue(queues.launchNotices, {});
}

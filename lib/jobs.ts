import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { countWaitingVotes } from "@/lib/accounts/mutations-confirmed";
import { sendAccountMail } from "@/lib/accounts/mutations-mail";
import { removeExpiredTokens } from "@/lib/accounts/mutations-tokens";
import { removeOldVisitors } from "@/lib/engagement/visitors/mutations";
import { announceLaunches } from "@/lib/engagement/launches/mutations-notices";
import { sendClaimMail, sendDeletedMail } from "@/lib/owners/mutations-mail";
import { sendProposalMail, sendReplacedMail } from "@/lib/owners/mutations-proposal-mail";
import { notePlaces } from "@/lib/owners/mutations-places";
import { recheckClaims } from "@/lib/owners/mutations-recheck";
import { exportCatalogue } from "@/lib/open-data/mutations";
import { removeOldMails } from "@/lib/platform/email/mailbox";
import { closeMail } from "@/lib/platform/email/send";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { closeQueue, openQueue } from "@/lib/platform/queue/mutations";
import { type JobInfo, mailJob, mailQueue, type ScheduledJob, schedules } from "@/lib/platform/queue/schema";
import { sendReportMail } from "@/lib/reports/mutations-mail";
import { sendReviewMail } from "@/lib/reviews/mutations-mail";
import { markLeading, removeUnusedFacets } from "@/lib/search/mutations";
import { removeOldSearches } from "@/lib/searches/mutations";
import { sendSubmissionMail } from "@/lib/submissions/mutations-mail";
import { visitLinks } from "@/lib/tools/links/mutations-visits";
import { fadeRatings } from "@/lib/tools/ranking/mutations";
import { removeUnusedUploads } from "@/lib/uploads/mutations-unused";

const longestPause = 30_000;
let stopped = false;

// The server waits for the jobs in hand before it ends (scripts/server/graceful-shutdown.mjs).
const shared = globalThis as { almanacJobsEnded?: Promise<void> };

/** Runs a job and logs how it went, by its id; what becomes of one that failed is the queue's matter. */
async function run(queue: string, id: string | undefined, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    log.debug({ queue, job: id }, "a job is done");
  } catch (error) {
    log.error({ err: error, queue, job: id }, "a job failed");
    throw error;
  }
}

function send(data: object, job: JobInfo): Promise<void> {
  const mail = mailJob.parse(data);
  if (mail.kind === "submission-decision") return sendSubmissionMail(mail, job);
  if (mail.kind === "report-answer") return sendReportMail(mail, job);
  if (mail.kind === "review-decision") return sendReviewMail(mail, job);
  if (mail.kind === "proposal-decision") return sendProposalMail(mail, job);
  if (mail.kind === "proposal-replaced") return sendReplacedMail(mail, job);
  if (mail.kind === "tool-deleted") return sendDeletedMail(mail, job);
  return "claimId" in mail ? sendClaimMail(mail, job) : sendAccountMail(mail, job);
}

const scheduled: Record<ScheduledJob, () => Promise<unknown>> = {
  "launch-notices": announceLaunches,
  "link-visits": visitLinks,
  "unused-uploads": removeUnusedUploads,
  ratings: fadeRatings,
  "waiting-votes": countWaitingVotes,
  "tool-places": notePlaces,
  "tool-claims": () => recheckClaims(),
  "open-data": () => exportCatalogue(),
  "leading-tools": markLeading,
  "old-searches": () => Promise.all([removeOldSearches(), removeUnusedFacets()]),
  "old-visitors": () => Promise.all([removeOldVisitors(), removeExpiredTokens(), removeOldMails()]),
};

async function work(): Promise<void> {
  const { boss, workers, wake } = await openQueue({ works: true });
  const mail = await boss.work<object>(
    mailQueue,
    { includeMetadata: true, pollingIntervalSeconds: 2 },
    async ([job]) => {
      // pg-boss waits for the polling interval after each job; waking the worker fetches the next one at once.
      wake(mailQueue);
      if (job)
        await run(mailQueue, job.id, () =>
          send(job.data, { id: job.id, createdAt: new Date(job.createdOn) }),
        );
    },
  );
  workers.set(mailQueue, mail);
  for (const [name, { cron, pollingIntervalSeconds }] of Object.entries(schedules)) {
    const worker = await boss.work(name, { pollingIntervalSeconds }, ([job]) =>
      run(name, job?.id, scheduled[name as ScheduledJob]),
    );
    workers.set(name, worker);
    await boss.schedule(name, cron);
  }
}

/** Sends mail and launch notices, visits websites, and tidies up, from now on, in the background; while the database is away it keeps trying. */
export async function startJobs(): Promise<void> {
  if (env.JOBS === "off") return;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      shared.almanacJobsEnded = stopJobs();
    });
  for (let pause = 1_000; !stopped; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, "jobs could not be started; trying again");
      await closeQueue();
      await sleep(pause, undefined, { ref: false });
    }
  }
}

/** Finishes the jobs in hand, within five seconds, and takes no others. */
export async function stopJobs(): Promise<void> {
  stopped = true;
  await closeQueue();
  closeMail();
}

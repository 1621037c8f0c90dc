import { startJobs } from "../../lib/jobs";
import { openQueue } from "../../lib/platform/queue/mutations";
import type { ScheduledJob } from "../../lib/platform/queue/schema";

// A process that does background jobs and nothing else, begun by tests that kill it. It says when it is at work.
await startJobs();
if (process.argv.includes("--announce")) {
  const { boss, database } = await openQueue();
  await boss.send("launch-notices" satisfies ScheduledJob, {}, { db: database });
}
console.log("working");

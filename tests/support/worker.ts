import { startJobs } from "../../lib/jobs";
import { enqueueLaunchNotices } from "../../lib/platform/queue/enqueue";

// A process that does background jobs and nothing else, begun by tests that kill it. It says when it is at work.
await startJobs();
if (process.argv.includes("--announce")) await enqueueLaunchNotices();
console.log("working");

import { exportCatalogue } from "@/lib/open-data/mutations";
import { invalidationsSent } from "@/lib/platform/cache/invalidations.mjs";
import { db } from "@/lib/platform/db";

const done = await exportCatalogue();
if (!done) console.log("Another process is exporting the catalogue.");
else if (done.made)
  console.log(
    `Exported ${done.tools} tools as of ${done.day}; ${done.changes} changed since the export before`,
  );
else console.log(`The export of ${done.day} is there already. A day has one, which never changes.`);
await invalidationsSent();
await db.$disconnect();

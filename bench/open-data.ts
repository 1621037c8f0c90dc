import { exportCatalogue } from "@/lib/open-data/mutations";
import { listOpenDays } from "@/lib/open-data/queries";
import { db } from "@/lib/platform/db";

// Two days of a catalogue are exported; the second, which is measured, compares itself with the first.
await db.openDataFile.deleteMany({});
await exportCatalogue(new Date(Date.now() - 86_400_000));
const began = performance.now();
const done = await exportCatalogue();
const seconds = (performance.now() - began) / 1000;
const megabytes = (bytes: number) => Number((bytes / 1e6).toFixed(1));
const [newest] = await listOpenDays();
console.log(
  JSON.stringify({
    tools: done?.tools,
    seconds: Number(seconds.toFixed(1)),
    /** The most that the whole process has held. */
    peakMiB: Math.round(process.resourceUsage().maxRSS / 1024),
    megabytes: megabytes(newest!.files.reduce((sum, { bytes }) => sum + bytes, 0)),
    compressed: megabytes(newest!.files.reduce((sum, { compressed }) => sum + compressed, 0)),
  }),
);
await db.openDataFile.deleteMany({});
await db.$disconnect();

import "server-only";
import { toCsv } from "@/lib/platform/csv/utils";

/** A CSV file as an answer, to be saved under a name. No cache keeps it. */
export const csvResponse = (name: string, ...table: Parameters<typeof toCsv>): Response =>
  new Response(toCsv(...table), {
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });

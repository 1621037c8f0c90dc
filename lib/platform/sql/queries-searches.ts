import "server-only";
import pLimit from "p-limit";
import type { z } from "zod";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { queryRows } from "@/lib/platform/sql/queries-rows";

/** How many queries may wait for each that runs, and how long, milliseconds, before they are refused. */
const waitingEach = 10;
const longestWait = 5_000;

// Pages and interface routes are bundled apart and each have a copy of this module; the connections are the same.
const shared = globalThis as { almanacSearches?: ReturnType<typeof pLimit> };
/** Searches hold half of the connections at most: votes, pages and accounts have the others. A build has no settings yet. */
const slots = () => (shared.almanacSearches ??= pLimit(Math.max(1, Math.floor(env.DATABASE_POOL / 2))));

/** Runs a query of a search once it has a connection to spare; 503 instead where too many wait already. */
export async function asSearch<T>(run: () => Promise<T>): Promise<T> {
  const searches = slots();
  if (searches.pendingCount >= waitingEach * searches.concurrency) throw new AppError("unavailable");
  const asked = Date.now();
  return searches(() => {
    if (Date.now() - asked > longestWait) throw new AppError("unavailable");
    return run();
  });
}

/** {@link queryRows} for what looks for a visitor's words. */
export const searchRows =
  <Row extends z.ZodObject>(row: Row) =>
  (sql: TemplateStringsArray, ...values: unknown[]): Promise<z.output<Row>[]> =>
    asSearch(() => queryRows(row)(sql, ...values));

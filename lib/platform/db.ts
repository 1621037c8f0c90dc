import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { Client, Pool } from "pg";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { env } from "@/lib/platform/env";

/**
 * What every connection is told. In the zone of a server that is in another one, Prisma reads and writes moments hours off, and a
 * day begins elsewhere. Compiling a plan costs more than any query of a visitor's takes.
 */
const session = "-c TimeZone=UTC -c jit=off";

/**
 * Opens a pool of connections, and the database over it, which ends the pool when it is disconnected.
 *
 * @param longest how many milliseconds a statement may take; 0: as many as it needs
 */
export function openDatabase(longest: number) {
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: longest,
    // A server that hangs does not cut it off itself.
    query_timeout: longest && longest + 2_000,
    keepAlive: true,
    // Starting workers costs more, too.
    options: `${session} -c max_parallel_workers_per_gather=0`,
  });
  // A connection that is lost while idle is replaced by the next query.
  pool.on("error", () => undefined);
  const adapter = new PrismaPg(pool, { disposeExternalPool: true });
  return { pool, client: new PrismaClient({ adapter, errorFormat: "minimal" }) };
}

// Hot reload evaluates this module again; the pool must survive it.
const shared = globalThis as { almanacDb?: ReturnType<typeof openDatabase> };
// No single statement may hold a connection for longer than a visitor would wait.
const opened = (shared.almanacDb ??= openDatabase(10_000));

/** The database. Only `queries`, `mutations` and the seed use it. */
export const db = opened.client;

/** A connection beside the pool, for work that takes longer than a visitor would wait. Whoever asks for it ends it. */
export async function connectAlone(): Promise<Client> {
  const client = new Client({ connectionString: env.DATABASE_URL, keepAlive: true, options: session });
  // A connection that is lost fails the next query.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** All connections of this process but that of `/health`, for what brings its own queries: the queue and rate limits. */
export const { pool } = opened;

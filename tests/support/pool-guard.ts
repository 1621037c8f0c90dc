import { AsyncLocalStorage } from "node:async_hooks";
import type { Pool } from "pg";

type Transactional = { $transaction: (work: unknown, options?: object) => Promise<unknown> };

/**
 * Refuses a connection to whoever asks for another within a transaction of the application's: as many of them at once as there
 * are connections wait for each other. A test may hold a transaction of its own while it calls the application.
 */
export function guardPool(client: object, pool: Pool): void {
  const db = client as Transactional;
  const within = new AsyncLocalStorage<true>();
  const begin = db.$transaction.bind(client);
  db.$transaction = (work, options) => {
    const isOfTest = /[\\/]tests[\\/]/.test(new Error().stack?.split("\n")[2] ?? "");
    if (typeof work !== "function" || isOfTest) return begin(work, options);
    return begin((tx: unknown) => within.run(true, () => (work as (tx: unknown) => unknown)(tx)), options);
  };
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  Object.assign(pool, {
    connect: (...args: unknown[]) => {
      if (within.getStore()) throw new Error("A transaction asked for a second connection.");
      return connect(...args);
    },
  });
}

import copyStreams from "pg-copy-streams";
import { Problem } from "../problem.mjs";
import { quoted } from "./catalog.mjs";
import { tableName } from "./format.mjs";

/**
 * Takes rows as a COPY gave them, table after table.
 *
 * @param {import("pg").Client} client
 * @param {import("./format.mjs").Manifest} manifest
 */
export function tableLoader(client, manifest) {
  const waiting = new Map(manifest.tables.map((table) => [tableName(table), table]));
  let open;

  async function finish() {
    if (!open) return;
    const { table, stream, failed } = open;
    open = undefined;
    await Promise.race([new Promise((resolve) => stream.end(resolve)), failed]);
    if (stream.rowCount !== table.rows)
      throw new Problem(`This backup is damaged: ${tableName(table)} does not have the rows that it should.`);
  }

  function start(name) {
    const table = waiting.get(name);
    if (!table) throw new Problem(`This backup is damaged: the rows of ${name} come twice or unexpected.`);
    waiting.delete(name);
    const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(", ");
    // The tables are of this transaction, so that rows can be frozen: nothing has to go over them again.
    const stream = client.query(
      copyStreams.from(`COPY ${quoted(client, table)} (${columns}) FROM STDIN WITH (FREEZE)`),
    );
    const failed = new Promise((_resolve, reject) => stream.once("error", reject));
    failed.catch(() => {});
    open = { name, table, stream, failed };
  }

  return {
    async add(name, content) {
      if (open?.name !== name) {
        await finish();
        start(name);
      }
      const { stream, failed } = open;
      for await (const chunk of content)
        await Promise.race([new Promise((resolve) => stream.write(chunk, resolve)), failed]);
    },
    async end() {
      await finish();
      const missing = [...waiting.values()].find(({ rows }) => rows > 0);
      if (missing)
        throw new Problem(`This backup is damaged: the rows of ${tableName(missing)} are missing.`);
    },
  };
}

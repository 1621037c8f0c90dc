import { Client } from "pg";

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs `work` on a connection to the server's maintenance database. */
export async function onServer(server: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(server, "postgres") });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

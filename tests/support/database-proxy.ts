import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands between the application and its database, which it can make hang or disappear. */
export async function startDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket)).on("error", () => undefined);
    }
    client.on("data", (bytes) => isSilent || database.write(bytes)).on("end", () => database.end());
    database.on("data", (bytes) => client.write(bytes)).on("end", () => client.end());
  });
  const drop = () => sockets.forEach((socket) => socket.destroy());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** From now on nothing that is sent arrives, on connections that there are and on new ones. */
    hang: () => void (isSilent = true),
    /** Connections break, and new ones are refused. */
    leave() {
      server.close();
      drop();
    },
    async comeBack() {
      isSilent = false;
      drop();
      if (!server.listening) await once(server.listen(port, "127.0.0.1"), "listening");
    },
    close() {
      server.close();
      drop();
    },
  };
}

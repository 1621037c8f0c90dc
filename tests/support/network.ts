import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Network } from "@/lib/owners/proof";

/** Websites and name servers that a test answers for; what it does not know does not exist. */
export async function openNetwork() {
  const pages = new Map<string, (response: http.ServerResponse) => void>();
  const records = new Map<string, string[][]>();
  const asked: string[] = [];
  let down = false;
  const server = http.createServer(({ headers, url }, response) => {
    const address = `${headers.host}${url}`;
    asked.push(address);
    const answer = pages.get(address);
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;

  const fail = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
  const network: Network = {
    resolver: {
      resolveTxt: async (name: string) =>
        down ? fail("ETIMEOUT") : (records.get(name) ?? fail("ENOTFOUND")),
      resolve4: (async (name: string) =>
        down ? fail("ETIMEOUT") : name.startsWith("gone") ? fail("ENOTFOUND") : ["127.0.0.1"]) as never,
      resolve6: (async () => fail(down ? "ETIMEOUT" : "ENODATA")) as never,
    },
    download: { allow: (address) => address === "127.0.0.1", milliseconds: 2_000 },
  };
  return {
    network,
    asked,
    /** The address of a host's website here. */
    site: (host: string) => `http://${host}:${port}`,
    serve: (address: string, answer: string | ((response: http.ServerResponse) => void)) =>
      pages.set(
        address.replace(/^http:\/\//, ""),
        typeof answer === "string" ? (response) => response.end(answer) : answer,
      ),
    remove: (address: string) => pages.delete(address.replace(/^http:\/\//, "")),
    setRecord: (name: string, ...values: string[][]) => records.set(name, values),
    removeRecord: (name: string) => records.delete(name),
    /** Whether nobody is reached. */
    setDown: (value: boolean) => {
      down = value;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

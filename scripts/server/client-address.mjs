import { isIPv6 } from "node:net";

/**
 * The client's address: that of the connection, or, behind `trustedProxies` proxies, the one that the outermost of them
 * saw. Entries further left in X-Forwarded-For were written by the client and count for nothing. Of an IPv6 address
 * the first half counts, since one client commonly has all of the second.
 *
 * @param {{ headers: Record<string, string | string[] | undefined>, socket: { remoteAddress?: string } }} request
 * @param {number} trustedProxies
 */
export function clientAddress(request, trustedProxies) {
  const direct = request.socket.remoteAddress ?? "unknown";
  const forwarded = trustedProxies === 0 ? [] : String(request.headers["x-forwarded-for"] ?? "").split(",");
  const hops = [...forwarded.map((part) => part.trim()).filter(Boolean), direct];
  return network(hops.at(-1 - trustedProxies) ?? hops[0]);
}

function network(address) {
  // Some proxies add the port: 192.0.2.1:4711, [2001:db8::1]:4711.
  const plain = address
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1")
    .replace(/^::ffff:/i, "")
    .replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head, tail = ""] = plain.split("::");
  const start = head ? head.split(":") : [];
  const end = tail ? tail.split(":") : [];
  const zeros = plain.includes("::") ? Array(Math.max(0, 8 - start.length - end.length)).fill("0") : [];
  return `${[...start, ...zeros, ...end]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(":")}::/64`;
}

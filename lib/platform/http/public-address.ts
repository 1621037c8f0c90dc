import { BlockList, isIP } from "node:net";

/** IPv4 that is not the public internet (IANA's registry of special-purpose addresses). */
const special4: [network: string, prefix: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Parts of 2000::/3 that stand for something else: tunnels that carry an IPv4 address, documentation. */
const special6: [network: string, prefix: number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const refused4 = new BlockList();
for (const [network, prefix] of special4) refused4.addSubnet(network, prefix, "ipv4");
const refused6 = new BlockList();
for (const [network, prefix] of special6) refused6.addSubnet(network, prefix, "ipv6");
// The only part of IPv6 that is handed out. Whatever else there is, mapped and translated IPv4 included, is refused.
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is on the public internet: not this machine, its network or its cloud's metadata service. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused4.check(address, "ipv4");
  return family === 6 && global6.check(address, "ipv6") && !refused6.check(address, "ipv6");
}

import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.mjs";

const request = (remoteAddress, forwarded) => ({
  socket: { remoteAddress },
  headers: { "x-forwarded-for": forwarded },
});

describe("clientAddress", () => {
  it.each([
    ["10.0.0.1", "1.2.3.4", 0, "10.0.0.1"],
    ["10.0.0.1", "6.6.6.6, 1.2.3.4", 1, "1.2.3.4"],
    ["10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", 2, "1.2.3.4"],
    ["10.0.0.1", undefined, 1, "10.0.0.1"],
    ["::ffff:127.0.0.1", undefined, 0, "127.0.0.1"],
    ["2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
    ["2001:db8::9", undefined, 0, "2001:db8:0:0::/64"],
    ["::1", undefined, 0, "0:0:0:0::/64"],
  ])("of %s, forwarded for %s, behind %i proxies is %s", (remote, forwarded, proxies, expected) => {
    expect(clientAddress(request(remote, forwarded), proxies)).toBe(expected);
  });
});

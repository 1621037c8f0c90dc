import { describe, expect, it } from "vitest";
import { isPublicAddress } from "@/lib/platform/http/public-address";

describe("isPublicAddress", () => {
  it.each([
    "8.8.8.8",
    "1.1.1.1",
    "172.15.255.255",
    "172.32.0.1",
    "100.63.0.1",
    "2606:4700::1111",
    "2a00:1450:4001:800::200e",
  ])("admits %s", (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    "127.0.0.1",
    "127.255.0.3",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "192.0.0.192",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "::ffff:8.8.8.8",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "fc00::1",
    "fd00:ec2::254",
    "ff02::1",
    "2001:db8::1",
    "localhost",
    "",
    "2130706433",
    "0x7f.1",
  ])("refuses %s", (address) => expect(isPublicAddress(address)).toBe(false));
});

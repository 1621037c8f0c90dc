import { expect, it } from "vitest";
import { canonicalAddress } from "@/scripts/server/canonical-address.mjs";
import { kindOf } from "@/scripts/server/routes.mjs";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const { GET } = await import("@/app/.well-known/security.txt/route");
const path = "/.well-known/security.txt";

async function read() {
  const response = await request(GET, path);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const lines = (await response.text()).trimEnd().split("\n");
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s) as [string, string]));
}

it("tells where a weak place is reported, and for how long that holds", async () => {
  const fields = await read();
  expect(fields).toMatchObject({
    Contact: "mailto:hello@almanac.example",
    Canonical: `https://almanac.test${path}`,
    "Preferred-Languages": "en",
  });
  const left = Date.parse(fields.Expires!) - Date.now();
  expect(left).toBeGreaterThan(100 * 86_400_000);
  expect(left).toBeLessThan(365 * 86_400_000);
});

it("names what the settings name", async () => {
  await db.siteConfig.upsert({
    where: { id: 1 },
    create: { id: 1, data: { contactEmail: "security@example.org" } },
    update: { data: { contactEmail: "security@example.org" } },
  });
  expect((await read()).Contact).toBe("mailto:security@example.org");
});

it("is an address of the site's own", () => {
  const address = canonicalAddress(path);
  expect(address).toEqual({ path, url: path });
  expect(kindOf({ path, url: path }, false)).toBe("public");
});

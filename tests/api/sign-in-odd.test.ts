import { expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";
import { openBrowser } from "@/tests/api/session-route";

await openApp();
const { GET: handler } = await import("@/app/api/auth/[...nextauth]/route");

const actions = [
  "csrf",
  "session",
  "providers",
  "error",
  "signout",
  "signin",
  "signin/credentials",
  "signin/nobody",
  "callback/credentials",
  "callback/nobody",
];
const addresses = [
  "\\\\evil",
  "x",
  "http://[",
  "//elsewhere.example",
  "javascript:0",
  "/\\evil",
  "%00",
  "/ok",
];

it.each(actions)("answers /api/auth/%s without failing, whatever address it is told", async (action) => {
  for (const address of addresses) {
    const query = `?${new URLSearchParams({ callbackUrl: address, error: address })}`;
    expect((await openBrowser(handler).send(action + query)).status, `GET ${address}`).toBeLessThan(500);
    const body = { email: "a@example.org", password: "x", callbackUrl: address };
    expect((await openBrowser(handler).post(action + query, body)).status, `POST ${address}`).toBeLessThan(
      500,
    );
  }
});

it("says how a password is sent to who only reads that address", async () => {
  const response = await openBrowser(handler).send("callback/credentials");
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.json()).toEqual({ error: "This method is not allowed here." });
});

it("refuses an address that is none, and forgets one that a browser kept", async () => {
  const asked = await openBrowser(handler).send("csrf?callbackUrl=%5C%5Cevil");
  expect(asked.status).toBe(400);
  expect(await asked.json()).toEqual({ error: "The address to return to is not valid." });
  const on = openBrowser(handler);
  on.jar.set("next-auth.callback-url", "\\\\evil");
  expect((await on.send("csrf")).status).toBe(400);
  const token = await on.send("csrf");
  expect([token.status, token.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
});

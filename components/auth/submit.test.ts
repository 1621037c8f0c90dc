import { afterEach, beforeEach, expect, it, vi } from "vitest";

const fields = { name: "Ada", email: "ada@example.org", password: "a good password", website: "" };
const taken = "An account with this email already exists";
/** What each path answers, the next time that it is asked. */
const answers = new Map<string, (() => Response)[]>();
const lost = () => {
  throw new TypeError("Failed to fetch");
};
const exists = () => Response.json({ error: taken }, { status: 409 });
const signedIn = [
  () => Response.json({ csrfToken: "x" }),
  () => Response.json({ url: "http://site.example/" }),
];

async function open() {
  vi.resetModules();
  return import("./submit");
}

beforeEach(() => {
  answers.clear();
  vi.stubGlobal("window", { location: new URL("http://site.example/"), addEventListener: () => {} });
  vi.stubGlobal("fetch", async (path: string) => answers.get(path)!.shift()!());
});
afterEach(() => vi.unstubAllGlobals());

function answerSignIn() {
  answers.set("/api/auth/csrf", [signedIn[0]!]);
  answers.set("/api/auth/callback/credentials", [signedIn[1]!]);
}

it("signs in to an account that was made before without an answer", async () => {
  const { createAndSignIn } = await open();
  answers.set("/api/auth/register", [lost, exists]);
  answerSignIn();
  expect((await createAndSignIn(fields))?.problem).toMatch(/^Failed to connect/);
  expect(await createAndSignIn(fields)).toBeUndefined();
});

it("says that an account exists which somebody else has made, and tries no password on it", async () => {
  const { createAndSignIn } = await open();
  answers.set("/api/auth/register", [exists, lost, exists]);
  expect(await createAndSignIn(fields)).toEqual({ fields: { email: taken } });
  await createAndSignIn(fields);
  expect(await createAndSignIn({ ...fields, email: "grace@example.org" })).toEqual({
    fields: { email: taken },
  });
});

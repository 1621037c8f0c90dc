import { afterAll, beforeEach, expect, it } from "vitest";
import type { ProviderIdentity } from "@/lib/accounts/schema-providers";
import { createAccount } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { openBrowser } from "@/tests/api/session-route";
import { oidcClient, startOidcProvider } from "@/tests/support/oidc";

const origin = "http://localhost:3000";
const provider = await startOidcProvider({ redirectUri: `${origin}/api/auth/callback/oidc` });
process.env.AUTH_OIDC_ISSUER = provider.issuer;
process.env.AUTH_OIDC_ID = oidcClient.id;
process.env.AUTH_OIDC_SECRET = oidcClient.secret;
process.env.AUTH_OIDC_NAME = "Test provider";

const { db } = await openApp();
const { signInWithProvider } = await import("@/lib/accounts/mutations-providers");
const { GET: handler } = await import("@/app/api/auth/[...nextauth]/route");
const { GET: getMe } = await import("@/app/api/me/route");

afterAll(provider.stop);
beforeEach(async () => {
  await db.user.deleteMany();
});

const ada: ProviderIdentity = {
  provider: "oidc",
  providerAccountId: "ada",
  name: "Ada",
  email: "Ada@Example.org",
  emailVerified: true,
};
const open = { allowRegistration: true };
const closed = { allowRegistration: false };
const read = (email = "ada@example.org") =>
  db.user.findUniqueOrThrow({ where: { email }, include: { accounts: true } });

it("creates one account, however many callbacks arrive at once", async () => {
  const outcomes = await Promise.all(
    [ada, ada, ada, { ...ada, provider: "google" }, { ...ada, provider: "github" }].map((identity) =>
      signInWithProvider(identity, open),
    ),
  );
  expect(new Set(outcomes)).toEqual(new Set(["ok"]));
  const user = await read();
  expect(user).toMatchObject({ name: "Ada", passwordHash: null, image: null });
  expect(user.emailVerifiedAt).toBeInstanceOf(Date);
  expect(user.accounts.map((one) => one.provider).sort()).toEqual(["github", "google", "oidc"]);
});

it("finds the account again when its e-mail has changed on either side", async () => {
  await signInWithProvider(ada, open);
  expect(await signInWithProvider({ ...ada, email: "new@example.org" }, closed)).toBe("ok");
  expect(await signInWithProvider({ ...ada, email: undefined, emailVerified: false }, closed)).toBe("ok");
  expect(await db.user.count()).toBe(1);
});

it("links to an account whose e-mail is known to be theirs and leaves the rest alone", async () => {
  const account = await createAccount(db, { email: "ada@example.org", passwordHash: "theirs" });
  await db.user.update({ where: { id: account.id }, data: { emailVerifiedAt: new Date(0) } });
  expect(await signInWithProvider(ada, closed)).toBe("ok");
  expect(await read()).toMatchObject({ id: account.id, name: account.name, passwordHash: "theirs" });
  expect((await request(getMe, "/api/me", { headers: account.headers })).status).toBe(200);
});

it("leaves nobody a way in who registered somebody else's e-mail", async () => {
  const account = await createAccount(db, { email: "ada@example.org", passwordHash: "somebody's" });
  await db.account.create({
    data: { userId: account.id, provider: "github", providerAccountId: "squatter" },
  });
  await db.authToken.create({
    data: {
      userId: account.id,
      purpose: "email_verification",
      tokenHash: "x",
      email: "squatter@example.org",
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  expect(await signInWithProvider(ada, open)).toBe("ok");
  const user = await read();
  expect(user).toMatchObject({ id: account.id, passwordHash: null });
  expect(user.emailVerifiedAt).toBeInstanceOf(Date);
  expect(user.accounts.map((one) => one.providerAccountId)).toEqual(["ada"]);
  expect(await db.authToken.count()).toBe(0);
  expect((await request(getMe, "/api/me", { headers: account.headers })).status).toBe(401);
});

it("refuses a taken e-mail that the provider has not verified", async () => {
  await createAccount(db, { email: "ada@example.org" });
  expect(await signInWithProvider({ ...ada, emailVerified: false }, open)).toBe("OAuthAccountNotLinked");
  expect((await read()).accounts).toEqual([]);
});

it("takes a free e-mail that is not verified as what it is", async () => {
  expect(await signInWithProvider({ ...ada, emailVerified: false }, open)).toBe("ok");
  expect((await read()).emailVerifiedAt).toBeNull();
});

it("refuses the banned, those without an e-mail, and newcomers while registration is closed", async () => {
  expect(await signInWithProvider(ada, closed)).toBe("RegistrationClosed");
  expect(await signInWithProvider({ ...ada, email: null }, open)).toBe("EmailRequired");
  expect(await signInWithProvider({ ...ada, email: "not an address" }, open)).toBe("EmailRequired");
  await createAccount(db, { email: "ada@example.org", status: "banned" });
  expect(await signInWithProvider(ada, open)).toBe("AccessDenied");
  await db.user.update({ where: { email: "ada@example.org" }, data: { status: "active" } });
  expect(await signInWithProvider(ada, open)).toBe("ok");
  await db.user.update({ where: { email: "ada@example.org" }, data: { status: "banned" } });
  expect(await signInWithProvider(ada, open)).toBe("AccessDenied");
});

it.each([
  ["", "ada"],
  [null, "ada"],
  ["null", "ada"],
  ["Site Admin", "ada"],
  ["x".repeat(200), "x".repeat(80)],
])("gives somebody called %j a name", async (name, expected) => {
  await signInWithProvider({ ...ada, name }, open);
  expect((await read()).name).toBe(expected);
});

/** Goes through the provider's page as a browser does; answers where it ends on our side. */
async function through(fields: Record<string, string>, on = openBrowser(handler, origin)) {
  const started = await on.post("signin/oidc", { callbackUrl: "/dashboard" });
  const { url } = (await started.json()) as { url: string };
  const cookies = new Map<string, string>();
  let next = new URL(url);
  let body: URLSearchParams | undefined;
  while (next.origin === provider.issuer) {
    const response: Response = await fetch(next, {
      method: body ? "POST" : "GET",
      body,
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";")[0]!.split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (location) next = new URL(location, next);
    // The page that asks who it is.
    else if (response.status === 200 && !body) body = new URLSearchParams(fields);
    else throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    if (location) body = undefined;
  }
  const response = await on.send(`callback/oidc${next.search}`);
  return { on, response, asked: new URL(url), location: response.headers.get("location") };
}

it("offers what is set up", async () => {
  const answer = await openBrowser(handler, origin).send("providers");
  expect(Object.keys(await answer.json())).toEqual(["credentials", "oidc"]);
});

it("signs in through a real provider, and signs the same person in again", async () => {
  const fields = { subject: "ada", name: "Ada Lovelace", email: "ada@example.org", verified: "yes" };
  const { on, response, location, asked } = await through(fields);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    code_challenge_method: "S256",
    state: expect.any(String),
    nonce: expect.any(String),
  });
  expect(location).toBe(`${origin}/dashboard`);
  expect(response.headers.getSetCookie().join("\n")).toContain("almanac-signed-in=1");
  const { id } = await read();
  const me = await request(getMe, "/api/me", { headers: { cookie: on.cookie() } });
  expect(await me.json()).toMatchObject({
    id,
    name: "Ada Lovelace",
    emailVerified: true,
    hasPassword: false,
  });

  await through(fields);
  expect(await db.user.count()).toBe(1);
  expect(await db.activityEvent.count({ where: { userId: id, type: "login" } })).toBe(2);
});

it("leads refusals back to the sign-in page, and signs nobody in", async () => {
  await createAccount(db, { email: "ada@example.org" });
  await createAccount(db, { email: "banned@example.org", status: "banned" });
  const endings = [
    [{ subject: "a", email: "ada@example.org" }, /^\/sign-in\?error=OAuthAccountNotLinked$/],
    [{ subject: "b", email: "banned@example.org", verified: "yes" }, /^\/sign-in\?error=AccessDenied$/],
    [{ subject: "c" }, /^\/sign-in\?error=EmailRequired$/],
    [{ cancel: "yes" }, /\/api\/auth\/error\?error=Callback$/],
  ] as const;
  for (const [fields, expected] of endings) {
    const { location, on } = await through(fields as Record<string, string>);
    expect(location).toMatch(expected);
    expect([...on.jar.keys()]).not.toContain("next-auth.session-token");
  }
  const on = openBrowser(handler, origin);
  const first = (await on.send("error?error=Callback")).headers.get("location")!;
  const second = await on.send(first.replace(`${origin}/api/auth/`, ""));
  expect(second.headers.get("location")).toMatch(/^\/sign-in\?(callbackUrl=[^&]*&)?error=Callback$/);
});

it("takes no answer that another browser asked for", async () => {
  const { asked } = await through({ subject: "ada", email: "ada@example.org", verified: "yes" });
  const state = asked.searchParams.get("state")!;
  const response = await openBrowser(handler, origin).send(`callback/oidc?code=x&state=${state}`);
  expect(response.headers.get("location")).toMatch(/error=OAuthCallback$/);
});

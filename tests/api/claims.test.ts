import { describe, expect, it } from "vitest";
import type { ClaimDto, ClaimMethod } from "@/lib/owners/schema";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { openClaims } from "@/tests/api/claim-calls";
import { request, withQuery } from "@/tests/api/open-app";
import { readMails } from "@/tests/support/mailbox";

const { db, net, dataDir, createTool, claim, claimed, look, createOwner, sendMails } = await openClaims();
const { POST: check } = await import("@/app/api/claims/[id]/check/route");
const { PATCH: decide, DELETE: remove } = await import("@/app/api/claims/[id]/route");
const { GET: listAll } = await import("@/app/api/claims/route");
const { GET: listMine } = await import("@/app/api/me/claims/route");
const { checkClaim } = await import("@/lib/owners/mutations");
const { isOwner } = await import("@/lib/owners/queries");

const tagOf = (token: string) => `<head><meta name="almanac-verification" content="${token}"></head>`;

describe("showing that a tool is one's own", () => {
  it.each<[ClaimMethod, (where: string, token: string) => unknown]>([
    ["dns", (where, token) => net.setRecord(where, ["v=spf1 -all"], [token.slice(0, 9), token.slice(9)])],
    ["file", (where, token) => net.serve(where, `somebody-else\r\n ${token} \n`)],
    ["meta", (where, token) => net.serve(where, tagOf(token))],
  ])("by %s", async (method, prove) => {
    const [tool, account] = [await createTool(), await createAccount(db)];
    const { claim, token, where } = await claimed(tool.id, method, account);
    const domain = `${tool.slug}.example`;
    expect(claim).toMatchObject({ status: "pending", domain, method, where, token });
    expect(token).toMatch(/^almanac-[0-9a-f]{32}$/);
    expect(where).toBe(
      {
        dns: `_almanac.${domain}`,
        file: `${tool.websiteUrl}/.well-known/almanac.txt`,
        meta: `${tool.websiteUrl}/`,
      }[method],
    );

    const before = await look(claim.id, account.id);
    expect(before).toMatchObject({ proven: false, claim: { status: "pending" } });
    expect(before.claim.failure).toContain(where);
    expect(await isOwner(account.id, tool.id)).toBe(false);

    prove(where, token);
    expect(await look(claim.id, account.id)).toMatchObject({
      proven: true,
      claim: { status: "verified", failure: null },
    });
    expect(await isOwner(account.id, tool.id)).toBe(true);
    expect(
      await db.activityEvent.count({ where: { userId: account.id, toolId: tool.id, type: "activity" } }),
    ).toBe(1);
  });

  it("says in plain words that there is no website, or that nobody could be asked", async () => {
    const [tool, account] = [
      await createTool({ websiteUrl: net.site("gone-away.example") }),
      await createAccount(db),
    ];
    const { claim, where } = await claimed(tool.id, "file", account);
    const failure = async () => (await look(claim.id, account.id)).claim.failure;
    expect(await failure()).toBe(`We could not read ${where}: found no website at gone-away.example.`);
    net.setDown(true);
    expect(await failure()).toBe(
      `We could not read ${where}: the name servers did not tell us about gone-away.example.`,
    );
  });

  it("is for each person by themselves: a token proves nothing of another's claim, and several may have theirs", async () => {
    const { tool, account: first, token, where } = await createOwner();
    const second = await createAccount(db);
    const theirs = await claimed(tool.id, "file", second);
    expect(theirs.token).not.toBe(token);
    expect(await look(theirs.claim.id, second.id)).toMatchObject({ proven: false });
    net.serve(where, `${token}\n${theirs.token}\n`);
    expect(await look(theirs.claim.id, second.id)).toMatchObject({ proven: true });
    expect([await isOwner(first.id, tool.id), await isOwner(second.id, tool.id)]).toEqual([true, true]);
  });

  it("keeps one claim and token, however often and at once it is asked for", async () => {
    const [tool, account] = [await createTool(), await createAccount(db)];
    const answers = await Promise.all(
      (["dns", "file", "meta", "file", "dns"] as const).map((method) => claimed(tool.id, method, account)),
    );
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
    expect(await db.toolClaim.count({ where: { toolId: tool.id } })).toBe(1);
    await Promise.all(answers.slice(0, 3).map(({ claim }) => checkClaim(claim.id, account.id, net.network)));
    expect(await db.toolClaim.count({ where: { toolId: tool.id, status: "pending" } })).toBe(1);
  });

  it("looks at another way of proof at once", async () => {
    const [tool, account] = [await createTool(), await createAccount(db)];
    const { claim } = await claimed(tool.id, "dns", account);
    expect(await checkClaim(claim.id, account.id, net.network)).toMatchObject({ proven: false });
    const { token, where } = await claimed(tool.id, "file", account);
    net.serve(where, token);
    expect(await checkClaim(claim.id, account.id, net.network)).toMatchObject({ proven: true });
  });

  it("looks once at what is asked for twice within seconds", async () => {
    const [tool, account] = [await createTool(), await createAccount(db)];
    const { claim, token, where } = await claimed(tool.id, "file", account);
    const first = await look(claim.id, account.id);
    net.serve(where, token);
    expect(await checkClaim(claim.id, account.id, net.network)).toEqual(first);
    expect(await look(claim.id, account.id)).toMatchObject({ proven: true });
    const again = await request(check, `/api/claims/${claim.id}/check`, {
      method: "POST",
      params: { id: claim.id },
      headers: account.headers,
    });
    expect(await again.json()).toMatchObject({ proven: true, claim: { status: "verified" } });
  });

  it("goes wherever the site sends, within its own domain", async () => {
    const [tool, account] = [await createTool(), await createAccount(db)];
    const { claim, token, where } = await claimed(tool.id, "file", account);
    const send = (location: string) =>
      net.serve(where, (response) => response.writeHead(302, { Location: location }).end());
    const elsewhere = where.replace(".example", ".example.evil.test");
    for (const host of ["evil.example", "127.0.0.1", `${tool.slug}.example.evil.test`]) {
      const away = net.site(host);
      net.serve(`${away}/token`, token);
      net.serve(elsewhere, token);
      send(`${away}/token`);
      const answer = await look(claim.id, account.id);
      expect(answer.proven, host).toBe(false);
      expect(answer.claim.failure).toContain("refused a redirect");
    }
    const www = net.site(`www.${tool.slug}.example`);
    net.serve(`${www}/token`, token);
    send(`${www}/token`);
    expect(await look(claim.id, account.id)).toMatchObject({ proven: true });
  });

  it("finds no proof in another person's part of a shared site", async () => {
    const account = await createAccount(db);
    const tool = await createTool({ websiteUrl: net.site("one.github.io") });
    const { claim: mine, token } = await claimed(tool.id, "file", account);
    expect(mine.domain).toBe("one.github.io");
    for (const host of ["github.io", "two.github.io"])
      net.serve(`${net.site(host)}/.well-known/almanac.txt`, token);
    net.setRecord("_almanac.github.io", [token]);
    expect(await look(mine.id, account.id)).toMatchObject({ proven: false });
    for (const websiteUrl of ["https://github.com/one/tool", "https://apps.apple.com/app/id1"]) {
      const answer = await claim((await createTool({ websiteUrl })).id, "dns", account);
      expect(answer.status).toBe(409);
      expect((await answer.json()).error).toContain("belongs to somebody else");
    }
  });

  it("asks no machine of our own network", async () => {
    const [tool, account] = [await createTool(), await createAccount(db)];
    const { claim, token, where } = await claimed(tool.id, "file", account);
    net.serve(where, token);
    const { resolver } = net.network;
    const answer = await checkClaim(claim.id, account.id, { resolver });
    expect(answer.proven).toBe(false);
    expect(answer.claim.failure).toContain("refused address");
  });

  it("is refused to those who may not", async () => {
    const { claim: mine, tool } = await createOwner();
    const other = await createAccount(db);
    const of = (handler: typeof check, method: string, headers: Record<string, string>) =>
      request(handler as never, `/api/claims/${mine.id}`, { method, params: { id: mine.id }, headers });
    expect((await of(check, "POST", other.headers)).status).toBe(404);
    expect((await of(remove as never, "DELETE", other.headers)).status).toBe(404);
    expect((await claim(tool.id, "dns", { headers: {} })).status).toBe(401);
    expect((await claim("0".repeat(24), "dns", other)).status).toBe(404);
    expect((await claim((await createTool({ status: "draft" })).id, "dns", other)).status).toBe(404);
    expect((await claim(tool.id, "post" as never, other)).status).toBe(400);
    const list = await request(listMine, withQuery("/api/me/claims", { toolId: tool.id }), {
      headers: other.headers,
    });
    expect(await list.json()).toEqual([]);
  });

  it("tells whether its tool is in the directory", async () => {
    const { tool, account } = await createOwner();
    const listed = async () => {
      const answer = await request(listMine, "/api/me/claims", { headers: account.headers });
      return ((await answer.json()) as ClaimDto[])[0]!.tool.listed;
    };
    expect(await listed()).toBe(true);
    await db.tool.update({ where: { id: tool.id }, data: { status: "archived" } });
    expect(await listed()).toBe(false);
  });

  it("can be given up, and goes with the account", async () => {
    const { claim: mine, account, tool } = await createOwner();
    const gone = await request(remove, `/api/claims/${mine.id}`, {
      method: "DELETE",
      params: { id: mine.id },
      headers: account.headers,
    });
    expect(gone.status).toBe(200);
    expect(await isOwner(account.id, tool.id)).toBe(false);
    const other = await createOwner();
    await db.user.delete({ where: { id: other.account.id } });
    expect(await db.toolClaim.count({ where: { toolId: other.tool.id } })).toBe(0);
  });

  it("is limited to twenty tools a day", async () => {
    const account = await createAccount(db);
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await claim("0".repeat(24), "dns", account)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429]);
  });
});

describe("a moderator", () => {
  const send = (id: string, body: object, { headers }: TestAccount) =>
    request(decide, `/api/claims/${id}`, { method: "PATCH", params: { id }, ...json(body, headers) });

  it("takes a claim back with a reason, which is mailed, logged and ends it", async () => {
    const { claim: mine, account, tool } = await createOwner();
    const moderator = await createAccount(db, { role: "moderator" });
    const reason = "The domain was sold.";
    expect((await send(mine.id, { status: "revoked" }, moderator)).status).toBe(400);
    const [one, two] = await Promise.all([
      send(mine.id, { status: "revoked", reason }, moderator),
      send(mine.id, { status: "revoked", reason }, moderator),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await one.json()).toMatchObject({ status: "revoked", reason, user: { id: account.id } });
    expect(await db.adminLog.count({ where: { entityId: mine.id, action: "claim.revoke" } })).toBe(1);
    expect(await isOwner(account.id, tool.id)).toBe(false);
    await sendMails(mine.id);
    const mails = await readMails(dataDir, account.email);
    expect(mails.map(({ text }) => text?.includes(reason))).toEqual([true]);

    await expect(look(mine.id, account.id)).rejects.toThrow(reason);
    expect((await claim(tool.id, "dns", account)).status).toBe(403);
    const gone = request(remove, `/api/claims/${mine.id}`, {
      method: "DELETE",
      params: { id: mine.id },
      headers: account.headers,
    });
    expect((await gone).status).toBe(403);

    expect((await send(mine.id, { status: "pending" }, moderator)).status).toBe(200);
    expect(await look(mine.id, account.id)).toMatchObject({ proven: true });
  });

  it("tells whoever has not shown anything yet of their claim alone", async () => {
    const [tool, account] = [await createTool(), await createAccount(db)];
    const { claim: mine } = await claimed(tool.id, "file", account);
    const moderator = await createAccount(db, { role: "moderator" });
    await send(mine.id, { status: "revoked", reason: "It is somebody else's." }, moderator);
    await sendMails(mine.id);
    const [mail] = await readMails(dataDir, account.email);
    expect(mail!.subject).toBe(`Your claim of ${tool.name} was taken back`);
    expect(mail!.text).not.toContain("an owner of this tool");
  });

  it("decides on nobody's claim of their own, and finds all in a list", async () => {
    const { claim: mine, account, tool } = await createOwner();
    await db.user.update({ where: { id: account.id }, data: { role: "moderator" } });
    expect((await send(mine.id, { status: "revoked", reason: "Mine." }, account)).status).toBe(403);
    // Nor on that of another owner of the same tool.
    const other = await createAccount(db);
    const theirs = await claimed(tool.id, "file", other);
    const rival = await send(theirs.claim.id, { status: "revoked", reason: "A rival." }, account);
    expect([rival.status, await rival.json()]).toEqual([
      403,
      { error: "You can't decide on claims of your own tool." },
    ]);
    const list = await request(listAll, withQuery("/api/claims", { q: tool.name, status: "verified" }), {
      headers: account.headers,
    });
    const [found] = (await list.json()) as ClaimDto[];
    expect(found).toMatchObject({ id: mine.id, user: { id: account.id, name: account.name } });
    expect(JSON.stringify(found)).not.toContain(account.email);
  });
});

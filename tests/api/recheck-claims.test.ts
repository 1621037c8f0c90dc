import { describe, expect, it } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openClaims } from "@/tests/api/claim-calls";
import { readMails } from "@/tests/support/mailbox";

const app = await openClaims();
const { db, net, dataDir, createTool, claimed, look, createOwner, sendMails, makeDue, readClaim } = app;
const { recheckClaims } = await import("@/lib/owners/mutations-recheck");
const { isOwner, listMyClaims } = await import("@/lib/owners/queries");

const day = 86_400_000;

describe("a tool that moved to another domain", () => {
  it("is no longer its owner's at once, who is told by the next look", async () => {
    const { tool, account, claim: mine } = await createOwner();
    await db.tool.update({ where: { id: tool.id }, data: { websiteUrl: net.site("moved.example") } });
    expect(await isOwner(account.id, tool.id)).toBe(false);
    await expect(look(mine.id, account.id)).rejects.toThrow("another one now");
    // Its person is told at once too, before a look has written it down.
    const { items } = await listMyClaims(account.id, { page: 1, limit: 50 });
    const failure = `The website of ${tool.name} is not on ${tool.slug}.example any more.`;
    expect(items).toMatchObject([{ status: "lost", moved: true, failure }]);
    await makeDue(mine.id);
    await recheckClaims(net.network);
    expect(await readClaim(mine.id)).toMatchObject({ status: "lost" });
    await sendMails(mine.id);
    const [mail] = await readMails(dataDir, account.email);
    expect(mail!.subject).toBe(`You are no longer an owner of ${tool.name}`);
    const again = await claimed(tool.id, "file", account);
    expect(again.claim).toMatchObject({ status: "pending", domain: "moved.example", moved: false });
  });

  it("stays its owner's within the domain", async () => {
    const { tool, account } = await createOwner();
    const websiteUrl = net.site(`app.${tool.slug}.example`);
    await db.tool.update({ where: { id: tool.id }, data: { websiteUrl } });
    expect(await isOwner(account.id, tool.id)).toBe(true);
  });
});

describe("the look every week", () => {
  it("is due after a week, and tells nobody that all is well", async () => {
    const { claim: mine, where } = await createOwner();
    net.asked.length = 0;
    await recheckClaims(net.network);
    expect(net.asked).not.toContain(where.replace("http://", ""));
    await makeDue(mine.id);
    await recheckClaims(net.network);
    expect(net.asked).toContain(where.replace("http://", ""));
    const { nextCheckAt, status } = await readClaim(mine.id);
    expect(status).toBe("verified");
    expect(Math.abs(nextCheckAt.getTime() - Date.now() - 7 * day)).toBeLessThan(day);
  });

  it("takes the tool after fourteen days of failing, with a mail before and at the end", async () => {
    const { claim: mine, account, tool, where, token } = await createOwner();
    net.remove(where);
    const fail = async (days: number, failures: number) => {
      await makeDue(mine.id, { days, failures });
      await recheckClaims(net.network);
      await sendMails(mine.id);
      return (await readMails(dataDir, account.email)).map(({ subject }) => subject).sort();
    };
    const warning = `We can no longer see that ${tool.name} is yours`;
    expect(await fail(6, 5)).toEqual([]);
    expect(await fail(7.1, 6)).toEqual([warning]);
    expect(await fail(8, 7)).toEqual([warning]);
    expect(await fail(13.9, 13)).toEqual([warning]);
    // Long ago, but seldom looked at.
    expect(await fail(15, 2)).toEqual([warning]);
    expect(await isOwner(account.id, tool.id)).toBe(true);
    expect(await fail(14.1, 14)).toEqual([warning, `You are no longer an owner of ${tool.name}`]);
    expect(await isOwner(account.id, tool.id)).toBe(false);

    net.serve(where, token);
    expect(await look(mine.id, account.id)).toMatchObject({ proven: true });
    expect(await isOwner(account.id, tool.id)).toBe(true);
  });

  it("forgets failures once the token is back", async () => {
    const { claim: mine } = await createOwner();
    await makeDue(mine.id, { days: 13, failures: 12 });
    await recheckClaims(net.network);
    expect(await readClaim(mine.id)).toMatchObject({ failingSince: null, failures: 0, status: "verified" });
  });

  it("counts nothing while nobody is reached", async () => {
    const { claim: mine, account, tool } = await createOwner();
    await makeDue(mine.id, { days: 20, failures: 12 });
    net.setDown(true);
    await recheckClaims(net.network);
    expect(await readClaim(mine.id)).toMatchObject({ status: "verified", failures: 12 });
    expect(await isOwner(account.id, tool.id)).toBe(true);
  });

  it("counts a website that is gone when its name servers say so", async () => {
    const host = `gone-1.example`;
    const [tool, account] = [await createTool({ websiteUrl: net.site(host) }), await createAccount(db)];
    const { claim: mine } = await claimed(tool.id, "file", account);
    await db.toolClaim.update({ where: { id: mine.id }, data: { status: "verified" } });
    await makeDue(mine.id);
    await recheckClaims(net.network);
    expect(await readClaim(mine.id)).toMatchObject({ status: "verified", failures: 1 });
  });

  it("leaves banned people and unpublished tools as they are", async () => {
    const [one, two] = [await createOwner(), await createOwner()];
    await db.user.update({ where: { id: one.account.id }, data: { status: "banned" } });
    await db.tool.update({ where: { id: two.tool.id }, data: { status: "archived" } });
    for (const { claim: mine, where } of [one, two]) {
      net.remove(where);
      await makeDue(mine.id, { days: 20, failures: 20 });
    }
    await recheckClaims(net.network);
    for (const { claim: mine } of [one, two])
      expect(await readClaim(mine.id)).toMatchObject({ status: "verified", failures: 20 });
  });

  it("takes what was meanwhile changed as it is now", async () => {
    const { claim: mine } = await createOwner();
    await makeDue(mine.id);
    const slow = {
      ...net.network,
      resolver: {
        ...net.network.resolver,
        resolve4: (async () => {
          await db.toolClaim.update({ where: { id: mine.id }, data: { status: "revoked" } });
          return ["127.0.0.1"];
        }) as never,
      },
    };
    await recheckClaims(slow);
    expect(await readClaim(mine.id)).toMatchObject({ status: "revoked" });
  });

  it("forgets what nobody went on with", async () => {
    const [tool, account] = [await createTool(), await createAccount(db)];
    const { claim: mine } = await claimed(tool.id, "dns", account);
    await db.$executeRaw`UPDATE tool_claim SET updated_at = now() - interval '91 days' WHERE id = ${mine.id}`;
    await recheckClaims(net.network);
    expect(await db.toolClaim.count({ where: { id: mine.id } })).toBe(0);
  });
});

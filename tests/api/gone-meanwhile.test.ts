import { expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { tool as sentIn } from "@/tests/api/submission-calls";
import { holding, waitForLocks } from "@/tests/support/locks";
import type { Prisma } from "@/lib/generated/prisma/client";

// What a call writes about is deleted between the look at it and the write.

const { db } = await openApp();
const { GET: me } = await import("@/app/api/me/route");
const { PUT: save } = await import("@/app/api/me/saved/[toolId]/route");
const { PUT: subscribe } = await import("@/app/api/me/launches/[toolId]/route");
const { POST: submit } = await import("@/app/api/tools/submissions/route");
const { POST: inquire } = await import("@/app/api/sales-inquiries/route");

type Headers = Record<string, string>;
const send = (handler: typeof save, body: object) => (headers: Headers) =>
  request(handler, "/api", { method: "POST", ...json(body, headers) });
const put = (handler: typeof save) => (headers: Headers, toolId: string) =>
  request(handler, `/api/me/${toolId}`, { method: "PUT", headers, params: { toolId } });

const inquiry = {
  fullName: "Ada Lovelace",
  email: "ada@example.org",
  companyName: "Engines Ltd",
  monthlyBudget: "$1,000 - $2,500",
  message: "We would like to be featured.",
};

let made = 0;
async function prepare() {
  const account = await createAccount(db);
  // Noted as active, so that no other call has to.
  expect((await request(me, "/api/me", { headers: account.headers })).status).toBe(200);
  const slug = `gone-${(made += 1)}`;
  const { id: categoryId } = await db.category.findFirstOrThrow({ select: { id: true } });
  const site = { websiteUrl: `https://${slug}.example`, websiteKey: `${slug}.example` };
  const text = { name: slug, slug, description: "A tool.", pricingType: "free", status: "published" };
  const tool = await db.tool.create({ data: { ...text, ...site, categoryId, isUpcoming: true } });
  return { account, toolId: tool.id };
}

/** What a call answers that waits for a transaction to end. */
async function during(
  remove: (tx: Prisma.TransactionClient) => Promise<unknown>,
  call: () => Promise<Response>,
) {
  const { answer } = await db.$transaction(async (tx) => {
    await remove(tx);
    const answer = call();
    await waitForLocks(db, 1);
    return { answer };
  }, holding);
  return (await answer).status;
}

it.each([
  ["saving", put(save)],
  ["waiting for a launch", put(subscribe)],
  ["sending a tool in", send(submit, sentIn())],
  ["an inquiry", send(inquire, inquiry)],
])("%s: an account that is gone is not signed in", async (_, call) => {
  const { account, toolId } = await prepare();
  const { id, headers } = account;
  expect(
    await during(
      (tx) => tx.user.delete({ where: { id } }),
      () => call(headers, toolId),
    ),
  ).toBe(401);
});

it.each([
  ["saving", put(save)],
  ["waiting for a launch", put(subscribe)],
])("%s: a tool that is gone is not found", async (_, call) => {
  const { account, toolId: id } = await prepare();
  expect(
    await during(
      (tx) => tx.tool.delete({ where: { id } }),
      () => call(account.headers, id),
    ),
  ).toBe(404);
});

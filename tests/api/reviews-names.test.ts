import { expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { good, openReviews } from "@/tests/api/review-calls";

const { db } = await openApp();
const { PATCH } = await import("@/app/api/me/route");
const { removeAccount } = await import("@/lib/accounts/mutations-account");
const { decideRevision, list, moderate, moderator, nextTool, post, site } = await openReviews(db);

const rename = (headers: Record<string, string>, name: string) =>
  request(PATCH, "/api/me", { method: "PATCH", ...json({ name }, headers) });
const names = async (toolId: string) => (await list({ toolId })).body.reviews.map(({ userName }) => userName);

it("shows a review by the name that was approved with it, and a later one by the later name", async () => {
  const author = await createAccount(db, { name: "Ada" });
  const toolId = nextTool();
  const { body: review } = await post(author, { ...good, toolId });
  expect((await moderate(moderator, review.id, { status: "approved" })).body.userName).toBe("Ada");
  expect((await rename(author.headers, "Somebody Else")).status).toBe(200);
  expect(await names(toolId)).toEqual(["Ada"]);

  const changed = await post(author, { ...good, comment: "Still good.", toolId });
  expect(changed.body).toMatchObject({ userName: "Ada", revision: { userName: "Somebody Else" } });
  expect(await names(toolId)).toEqual(["Ada"]);
  await decideRevision(moderator, review.id, { status: "approved" });
  expect(await names(toolId)).toEqual(["Somebody Else"]);

  await removeAccount(author.id, { email: author.email });
  expect(await names(toolId)).toEqual([]);
});

it("does so where no approval is asked for", async () => {
  await site({ requireApprovalForReviews: false });
  const author = await createAccount(db, { name: "Ada" });
  const toolId = nextTool();
  await post(author, { ...good, toolId });
  await rename(author.headers, "Somebody Else");
  await post(author, { ...good, comment: "Still good.", toolId });
  expect(await names(toolId)).toEqual(["Ada"]);
});

import { expect, it } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { request } from "@/tests/api/open-app";
import { openSubmissions, path, tool } from "@/tests/api/submission-calls";

const { db, moderator, send, settle, submit } = await openSubmissions();
const { POST } = await import("@/app/api/tools/submissions/[id]/reopen/route");

const reopen = (id: string) =>
  request(POST, `${path}/${id}/reopen`, { method: "POST", params: { id }, headers: moderator.headers });

it("takes no rejection back whose account has sent the website in again, also at the same moment", async () => {
  const { id: userId, headers } = await createAccount(db);
  const sent = tool();
  const first = await submit(sent, headers);
  await settle(first.id, "rejected");
  const second = await submit(sent, headers);
  const refused = await reopen(first.id);
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    {
      error: "The same person has sent this website in again, and that waits.",
      current: { id: first.id, status: "rejected" },
    },
  ]);

  await settle(second.id, "rejected");
  await submit(sent, (await createAccount(db)).headers);
  await Promise.all([reopen(first.id), reopen(second.id), send(sent, headers)]);
  expect(await db.submission.count({ where: { userId, status: "pending" } })).toBe(1);
});

import { beforeEach, expect } from "vitest";
import type { SubmissionDto } from "@/lib/submissions/schema";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";

export const path = "/api/tools/submissions";

let n = 0;
/** What somebody sends in: a tool with a website of its own. */
export const tool = (change: object = {}) => ({
  toolName: "Quillbird",
  description: "Writes meeting notes from a recording.",
  websiteUrl: `https://www.quillbird-${(n += 1)}.example/app/`,
  category: "Writing",
  ...change,
});

type Headers = Record<string, string>;

/** Opens the application with what sends submissions in and decides them. */
export async function openSubmissions() {
  const { db } = await openApp();
  const { POST: create } = await import("@/app/api/tools/submissions/route");
  const { PATCH: decide } = await import("@/app/api/tools/submissions/[id]/route");
  const moderator = await createAccount(db, { role: "moderator" });

  const send = (body: unknown, headers: Headers = {}) =>
    request(create, path, { method: "POST", ...json(body, headers) });
  const settle = (id: string, status: unknown, headers: Headers = moderator.headers) =>
    request(decide, `${path}/${id}`, { method: "PATCH", params: { id }, ...json({ status }, headers) });
  const submit = async (body: unknown, headers: Headers) => {
    const answer = await send(body, headers);
    expect(answer.status).toBe(201);
    return (await answer.json()) as SubmissionDto;
  };
  const setConfig = (data: object) =>
    db.siteConfig.upsert({ where: { id: 1 }, create: { id: 1, data }, update: { data } });
  beforeEach(() => setConfig({}));
  return { db, create, decide, moderator, send, settle, submit, setConfig };
}

import { describe, expect, it } from "vitest";
import type { QueuedSubmission, SubmissionDto } from "@/lib/submissions/schema";
import { createAccount, json } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { request } from "@/tests/api/open-app";
import { openSubmissions, path, tool } from "@/tests/api/submission-calls";

const { db, decide, moderator, settle, submit } = await openSubmissions();
const droppedTags = await watchTags();
const { GET: getTool } = await import("@/app/api/tools/[id]/route");
const { queuedSubmission } = await import("@/lib/submissions/schema");

describe("PATCH /api/tools/submissions/{id}", () => {
  it("approves into a published tool that carries all that was said", async () => {
    const account = await createAccount(db);
    const body = tool({
      pricingType: "Freemium",
      logoUrl: "https://quillbird.example/logo.png",
      keyHighlights: "- Fast\n- Open source",
      twitterUrl: "https://x.example/quillbird",
      githubUrl: "",
    });
    const { id } = await submit(body, account.headers);
    droppedTags();
    const answer = await settle(id, "approved");
    expect(answer.status).toBe(200);
    const submission = (await answer.json()) as QueuedSubmission;
    expect(queuedSubmission.strict().parse(submission)).toEqual(submission);
    expect(submission).toMatchObject({
      status: "approved",
      queuePlace: null,
      submittedBy: { id: account.id },
    });
    const { categoryId } = await db.tool.findUniqueOrThrow({ where: { id: submission.toolId! } });
    expect(droppedTags()).toEqual(
      [
        ...["activity", "dates", "facets", "lists", "search"],
        ...[`alternatives:${categoryId}`, `category:${categoryId}`],
        ...[`tool:${submission.toolId}`, `tool:${submission.toolSlug}`],
      ].sort(),
    );

    const shown = await (
      await request(getTool, "/api/tools/x", { params: { id: submission.toolSlug! } })
    ).json();
    expect(shown).toMatchObject({
      name: "Quillbird",
      description: body.description,
      websiteUrl: body.websiteUrl,
      category: "AI for Writing",
      tags: ["AI for Writing"],
      features: ["Fast", "Open source"],
      pricing: { type: "freemium", startingPrice: null },
      status: "published",
    });
    expect(Date.now() - Date.parse(shown.launchDate)).toBeLessThan(60_000);
    const row = await db.tool.findUniqueOrThrow({ where: { id: submission.toolId! } });
    expect(row).toMatchObject({
      logo: "https://quillbird.example/logo.png",
      twitterUrl: "https://x.example/quillbird",
      githubUrl: null,
    });
    const logged = await db.adminLog.findMany({
      where: { actorId: moderator.id, entityId: { in: [id, row.id] } },
      orderBy: { id: "asc" },
    });
    expect(logged.map(({ action }) => action)).toEqual(["tool.create", "submission.approve"]);
    const own = await db.activityEvent.findMany({ where: { userId: account.id }, orderBy: { id: "asc" } });
    expect(own.map(({ type, toolId }) => [type, toolId])).toEqual([
      ["submission", null],
      ["submission", row.id],
    ]);
  });

  it.each([
    ["Free", "free", null],
    ["Paid", "paid", null],
    ["Enterprise", "enterprise", null],
    ["Contact for Pricing", "enterprise", "Contact for Pricing"],
    [undefined, "paid", null],
  ])("%s becomes %s", async (pricingType, type, startingPrice) => {
    const account = await createAccount(db);
    const { id } = await submit(tool({ pricingType }), account.headers);
    const { toolId } = (await (await settle(id, "approved")).json()) as SubmissionDto;
    expect(await db.tool.findUniqueOrThrow({ where: { id: toolId! } })).toMatchObject({
      pricingType: type,
      startingPrice,
    });
  });

  it("gets the pricing that whoever approves chooses", async () => {
    const account = await createAccount(db);
    const send = (id: string, body: unknown) =>
      request(decide, `${path}/${id}`, { method: "PATCH", params: { id }, ...json(body, moderator.headers) });
    const pricingOf = async (id: string) => {
      const { toolId } = await db.submission.findUniqueOrThrow({ where: { id } });
      const { pricingType, startingPrice } = await db.tool.findUniqueOrThrow({ where: { id: toolId! } });
      return [pricingType, startingPrice];
    };
    const unpriced = await submit(tool(), account.headers);
    expect((await send(unpriced.id, { status: "approved", pricingType: "Free" })).status).toBe(400);
    expect((await send(unpriced.id, { status: "approved", pricingType: "free" })).status).toBe(200);
    expect(await pricingOf(unpriced.id)).toEqual(["free", null]);

    const asked = await submit(tool({ pricingType: "Contact for Pricing" }), account.headers);
    await send(asked.id, { status: "approved", pricingType: "enterprise" });
    expect(await pricingOf(asked.id)).toEqual(["enterprise", "Contact for Pricing"]);
    const other = await submit(tool({ pricingType: "Contact for Pricing" }), account.headers);
    await send(other.id, { status: "approved", pricingType: "paid" });
    expect(await pricingOf(other.id)).toEqual(["paid", null]);
  });

  it("gets the category that whoever approves corrects, and the submission keeps what was sent", async () => {
    const { id } = await submit(tool(), (await createAccount(db)).headers);
    const approve = async (category: string) => {
      const body = { status: "approved", category };
      const answer = await request(decide, `${path}/${id}`, {
        method: "PATCH",
        params: { id },
        ...json(body, moderator.headers),
      });
      return { status: answer.status, body: (await answer.json()) as QueuedSubmission };
    };
    expect(await approve("No such thing")).toMatchObject({
      status: 400,
      body: { error: "There is no such category." },
    });
    expect((await approve("")).status).toBe(400);
    const { body } = await approve("Code Assistant");
    expect(body).toMatchObject({ status: "approved", category: "AI for Writing" });
    const made = await db.tool.findUniqueOrThrow({
      where: { id: body.toolId! },
      select: { tags: true, category: { select: { name: true } } },
    });
    const name = "AI for Coding and Development";
    expect(made).toEqual({ tags: [name], category: { name } });
  });

  it("creates one tool, however many approve at the same time", async () => {
    const account = await createAccount(db);
    const other = await createAccount(db, { role: "admin" });
    const { id } = await submit(tool({ toolName: "Raced Quill" }), account.headers);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((i) => settle(id, "approved", (i % 2 ? moderator : other).headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const slugs = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as SubmissionDto).toolSlug),
    );
    expect(new Set(slugs).size).toBe(1);
    expect(await db.tool.count({ where: { name: "Raced Quill" } })).toBe(1);
    expect(await db.adminLog.count({ where: { entityId: id } })).toBe(1);
  });

  it("gives tools of one name slugs of their own, approved at once", async () => {
    const account = await createAccount(db);
    const made = await Promise.all(
      [1, 2, 3, 4].map(() => submit(tool({ toolName: "Same Name!" }), account.headers)),
    );
    const answers = await Promise.all(made.map(({ id }) => settle(id, "approved")));
    const slugs = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as SubmissionDto).toolSlug),
    );
    expect(slugs.sort()).toEqual(["same-name", "same-name-2", "same-name-3", "same-name-4"]);
  });

  it("decides once", async () => {
    const account = await createAccount(db);
    const { id } = await submit(tool(), account.headers);
    const rejected = await settle(id, "rejected");
    expect(await rejected.json()).toMatchObject({ status: "rejected", toolId: null });
    expect((await settle(id, "rejected")).status).toBe(200);
    const answer = await settle(id, "approved");
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      error: "This submission was already rejected.",
      current: { id, status: "rejected" },
    });
  });

  it("approves or rejects at once, not both", async () => {
    const account = await createAccount(db);
    const { id } = await submit(tool({ toolName: "Torn" }), account.headers);
    const answers = await Promise.all([settle(id, "approved"), settle(id, "rejected")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const row = await db.submission.findUniqueOrThrow({ where: { id } });
    expect(await db.tool.count({ where: { name: "Torn" } })).toBe(row.status === "approved" ? 1 : 0);
  });

  it("refuses what is no decision and what does not exist", async () => {
    const account = await createAccount(db);
    const { id } = await submit(tool(), account.headers);
    expect((await settle(id, "pending")).status).toBe(400);
    expect((await settle(id, undefined)).status).toBe(400);
    expect((await settle("0".repeat(24), "approved")).status).toBe(404);
    expect((await settle("temp-1", "approved")).status).toBe(404);
  });
});

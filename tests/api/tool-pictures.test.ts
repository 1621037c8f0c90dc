import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import type { WrittenTool } from "@/lib/tools/schema-admin";
import type { UploadedPicture } from "@/lib/uploads/schema";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";

process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), "almanac-tool-pictures-"));
afterAll(() => rm(process.env.DATA_DIR!, { recursive: true, force: true }));

const { db } = await openApp();
const { POST: upload } = await import("@/app/api/uploads/tool-picture/route");
const { POST: uploadPost } = await import("@/app/api/uploads/post-image/route");
const { GET: serve } = await import("@/app/uploads/[...path]/route");
const { POST: create } = await import("@/app/api/tools/route");
const { GET: get, PUT: update } = await import("@/app/api/tools/[id]/route");
const { POST: importTools } = await import("@/app/api/tools/import/route");
const { removeUnusedUploads } = await import("@/lib/uploads/mutations-unused");

const admin = await createAccount(db, { role: "admin" });
const user = await createAccount(db);
const moderator = await createAccount(db, { role: "moderator" });

const still = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 90 } } });
const png = await still(1_600, 1_000).png().toBuffer();

async function send(bytes: Buffer = png, handler = upload, headers = admin.headers) {
  const body = new FormData();
  body.append("image", new File([new Uint8Array(bytes)], "shot.png", { type: "image/png" }));
  return request(handler, "/", { method: "POST", body, headers });
}
async function keep(handler = upload) {
  const answer = await send(png, handler);
  expect(answer.status).toBe(201);
  return (await answer.json()) as UploadedPicture;
}
async function show(url: string) {
  const { pathname } = new URL(url, "http://localhost");
  const answer = await serve(new Request(new URL(url, "http://localhost")), {
    params: Promise.resolve({ path: pathname.split("/").slice(2) }),
  });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}
let n = 0;
const body = (pictures?: object[]) => ({
  name: `Pictured ${(n += 1)}`,
  description: "Shows what it looks like.",
  websiteUrl: `https://pictured-${n}.example`,
  category: "Text Generation",
  pricing: { type: "free" },
  ...(pictures ? { facts: { pictures } } : {}),
});
const add = (pictures?: object[]) =>
  request(create, "/api/tools", { method: "POST", ...json(body(pictures), admin.headers) });
async function tool(pictures?: object[]) {
  const answer = await add(pictures);
  expect(answer.status).toBe(201);
  return (await answer.json()) as WrittenTool;
}
const put = (id: string, pictures: object[] | null, more: object = {}, headers = admin.headers) =>
  request(update, `/api/tools/${id}`, {
    method: "PUT",
    params: { id },
    ...json({ facts: { pictures }, ...more }, headers),
  });
async function refused(answer: Response) {
  expect(answer.status).toBe(400);
  const { issues } = (await answer.json()) as { issues: { path: string; message: string }[] };
  return issues.map(({ path: place, message }) => `${place}: ${message}`);
}
const taken = "This picture belongs to another tool. Please upload it for this one.";
const foreign = "This is no uploaded picture of a tool. Please upload it.";

describe("pictures of a tool", () => {
  it("are kept still and anew, named in order with what they show, and served in widths", async () => {
    const [first, second] = [await keep(), await keep()];
    expect(first).toMatchObject({ width: 1_600, height: 1_000, storage: "local" });
    expect(first.imageUrl).toMatch(/^\/uploads\/tool-picture\/[0-9a-f]{32}\.webp$/);
    // What is said of a size counts for nothing.
    const made = await tool([
      { url: second.imageUrl, alt: " The editor ", width: 1, height: 9_000 },
      { url: first.imageUrl, alt: "" },
    ]);
    const size = { width: 1_600, height: 1_000 };
    expect(made.facts.pictures).toEqual([
      { url: second.imageUrl, alt: "The editor", ...size },
      { url: first.imageUrl, alt: "", ...size },
    ]);
    const seen = await request(get, `/api/tools/${made.slug}`, { params: { id: made.slug } });
    expect(((await seen.json()) as WrittenTool).facts).toEqual(made.facts);
    // As it was answered, in another order, and one of them twice.
    const [one, two] = made.facts.pictures;
    const turned = (await (await put(made.id, [two!, one!, two!])).json()) as WrittenTool;
    expect(turned.facts.pictures).toEqual([two, one]);

    for (const width of [320, 640, 1280]) {
      const { status, bytes } = await show(`${first.imageUrl}?w=${width}`);
      const head = await sharp(bytes).metadata();
      expect([status, head.format, head.width, head.height]).toEqual([200, "webp", width, width / 1.6]);
      expect((await show(`${first.imageUrl}?w=${width}`)).bytes.equals(bytes)).toBe(true);
    }
    expect((await show(`${first.imageUrl}?w=641`)).status).toBe(404);
    expect((await show(`${first.imageUrl}?w=`)).status).toBe(200);
    const post = await keep(uploadPost);
    expect((await show(`${post.imageUrl}?w=640`)).status).toBe(404);
  });

  it("keep their width, however tall they are: what stands in them is to be read", async () => {
    const answer = await send(await still(600, 6_000).png().toBuffer());
    const kept = (await answer.json()) as UploadedPicture;
    expect(kept).toMatchObject({ width: 600, height: 6_000 });
    const { width, height } = await sharp((await show(`${kept.imageUrl}?w=320`)).bytes).metadata();
    expect([width, height]).toEqual([320, 3_200]);
  });

  it("do not move", async () => {
    const frames = await Promise.all([0, 90].map((hue) => still(20, 10).modulate({ hue }).png().toBuffer()));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const { imageUrl } = (await (await send(gif)).json()) as UploadedPicture;
    expect((await sharp((await show(imageUrl)).bytes, { animated: true }).metadata()).pages ?? 1).toBe(1);
  });

  it("are for administrators to upload and to name", async () => {
    const { id } = await tool();
    const { imageUrl: url } = await keep();
    const nobody = {} as typeof user.headers;
    for (const [headers, status] of [
      [nobody, 401],
      [user.headers, 403],
      [moderator.headers, 403],
      [{ ...admin.headers, origin: "https://evil.example" }, 403],
    ] as const) {
      expect((await send(png, upload, headers)).status).toBe(status);
      expect((await put(id, [{ url, alt: "" }], {}, headers)).status).toBe(status);
    }
    expect(await db.toolFact.count({ where: { toolId: id } })).toBe(0);
  });

  it("lie nowhere else, are no other upload, and are eight at most", async () => {
    const { id } = await tool();
    const post = await keep(uploadPost);
    for (const url of [
      "https://elsewhere.example/shot.png",
      "http://127.0.0.1/shot.png",
      "javascript:alert(1)",
      "//elsewhere.example/uploads/tool-picture/0123456789abcdef0123456789abcdef.webp",
      "/uploads/tool-picture/../logo/a.png",
      post.imageUrl,
    ])
      expect(await refused(await put(id, [{ url, alt: "" }]))).toEqual([`facts.pictures.0.url: ${foreign}`]);
    const gone = "/uploads/tool-picture/0123456789abcdef0123456789abcdef.webp";
    const { imageUrl } = await keep();
    expect(
      await refused(
        await put(id, [
          { url: imageUrl, alt: "" },
          { url: gone, alt: "" },
        ]),
      ),
    ).toEqual(["facts.pictures.1.url: This picture is not there any more. Please upload it again."]);
    const many = Array.from({ length: 9 }, (_, i) => ({ url: gone.replace("f.", `${i}.`), alt: "" }));
    expect(await refused(await put(id, many))).toEqual(["facts.pictures: A tool has at most 8 pictures."]);
    const long = [{ url: imageUrl, alt: "a".repeat(201) }];
    expect((await put(id, long)).status).toBe(400);
    expect(await db.toolFact.count({ where: { toolId: id } })).toBe(0);
  });

  it("belong to one tool, of two that want the same at once too", async () => {
    const pictures = [{ url: (await keep()).imageUrl, alt: "" }];
    const { id } = await tool(pictures);
    expect(await refused(await add(pictures))).toEqual([`facts.pictures.0.url: ${taken}`]);
    const other = await tool();
    expect(await refused(await put(other.id, pictures))).toEqual([`facts.pictures.0.url: ${taken}`]);
    expect((await put(id, null)).status).toBe(200);

    const answers = await Promise.all([put(id, pictures), put(other.id, pictures), add(pictures)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok))
      expect(await refused(answer)).toEqual([`facts.pictures.0.url: ${taken}`]);
  });

  it("are saved by one of two who started from the same", async () => {
    const [first, second] = [await keep(), await keep()];
    const { id, updatedAt } = await tool();
    const answers = await Promise.all(
      [first, second].map(({ imageUrl: url }) => put(id, [{ url, alt: "" }], { updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409)!;
    const { current } = (await lost.json()) as { current: WrittenTool };
    expect(current.facts.pictures).toHaveLength(1);
  });

  it("stay while their tool names them, and are served no more once they are unused", async () => {
    const [kept, removed] = [await keep(), await keep()];
    const { id } = await tool([kept, removed].map(({ imageUrl: url }) => ({ url, alt: "" })));
    await show(`${removed.imageUrl}?w=640`);
    const hours = (count: number) => removeUnusedUploads(new Date(Date.now() + count * 3_600_000));
    await hours(30);
    await hours(60);
    expect((await show(removed.imageUrl)).status).toBe(200);
    expect((await put(id, [{ url: kept.imageUrl, alt: "" }])).status).toBe(200);
    await hours(90);
    // For a day it can be put back.
    expect((await show(removed.imageUrl)).status).toBe(200);
    await hours(120);
    expect((await show(removed.imageUrl)).status).toBe(404);
    expect((await show(`${removed.imageUrl}?w=640`)).status).toBe(404);
    expect((await show(kept.imageUrl)).status).toBe(200);
  });

  it("are no column of a file: what it says of them is not read, let alone fetched", async () => {
    const row = {
      name: "Pictured by a file",
      description: "Shows what it looks like.",
      websiteUrl: "https://pictured-by-file.example",
      category: "Text Generation",
      pricing: "free",
      pictures: "http://127.0.0.1:1/shot.png",
    };
    const answer = await request(importTools, "/api/tools/import", {
      method: "POST",
      ...json({ rows: [row] }, admin.headers),
    });
    expect(await answer.json()).toMatchObject({ imported: 1 });
    const made = await db.tool.findFirstOrThrow({ where: { name: row.name }, select: { facts: true } });
    expect(made.facts).toEqual([]);
  });
});

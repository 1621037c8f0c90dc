import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { avatarStyles } from "@/lib/accounts/avatars/schema";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";

const folder = await mkdtemp(path.join(tmpdir(), "almanac-uploads-"));
process.env.DATA_DIR = folder;
afterAll(() => rm(folder, { recursive: true, force: true }));

const { db } = await openApp();
const { PUT: setAvatar } = await import("@/app/api/me/avatar/route");
const { DELETE: removeMe } = await import("@/app/api/me/route");
const { GET: preview } = await import("@/app/api/avatars/preview/route");
const { GET: serve } = await import("@/app/uploads/[...path]/route");

type Headers = Record<string, string>;
const put = (body: unknown, headers: Headers) =>
  request(setAvatar, "/api/me/avatar", { method: "PUT", ...json(body, headers) });
const get = (segments: string[]) =>
  serve(new Request("http://localhost:3000/uploads/x"), { params: Promise.resolve({ path: segments }) });
const fileOf = (image: string) => get(image.replace("/uploads/", "").split("/"));
const kept = () => readdir(path.join(folder, "uploads", "avatar")).catch(() => []);

describe("PUT /api/me/avatar", () => {
  it.each(avatarStyles)("makes a 400 by 400 PNG of %s", async (style) => {
    const account = await createAccount(db);
    const answer = await put({ style, seed: "Ada" }, account.headers);
    expect(answer.status).toBe(200);
    const { image } = await answer.json();
    expect(image).toMatch(/^\/uploads\/avatar\/[0-9a-f]{32}\.png$/);
    expect(await db.user.findUniqueOrThrow({ where: { id: account.id } })).toMatchObject({ image });

    const file = await fileOf(image);
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 400, height: 400 });
    expect(await db.upload.findMany({ where: { createdById: account.id } })).toMatchObject([
      {
        kind: "avatar",
        storage: "local",
        width: 400,
        height: 400,
        bytes: bytes.length,
        contentType: "image/png",
      },
    ]);
  });

  it("leaves one file and one row, however often and at once it is changed", async () => {
    const account = await createAccount(db);
    const before = (await kept()).length;
    await put({ style: "initials", seed: "first" }, account.headers);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => put({ style: "initials", seed: `Seed ${n}` }, account.headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { image } = await db.user.findUniqueOrThrow({ where: { id: account.id } });
    expect((await fileOf(image!)).status).toBe(200);
    expect(await db.upload.count({ where: { createdById: account.id } })).toBe(1);
    expect(await kept()).toHaveLength(before + 1);
  });

  it("takes up what a crash left behind", async () => {
    const account = await createAccount(db);
    const lost = `avatar/${"0".repeat(32)}.png`;
    await db.upload.create({
      data: {
        kind: "avatar",
        storage: "local",
        path: lost,
        contentType: "image/png",
        width: 400,
        height: 400,
        bytes: 1,
        createdById: account.id,
        createdAt: new Date(Date.now() - 2 * 3_600_000),
      },
    });
    await put({ style: "bottts", seed: "x" }, account.headers);
    expect(await db.upload.findUnique({ where: { path: lost } })).toBeNull();
  });

  it("goes with the account", async () => {
    const account = await createAccount(db);
    const { image } = await (await put({ style: "bottts", seed: "x" }, account.headers)).json();
    await request(removeMe, "/api/me", {
      method: "DELETE",
      ...json({ email: account.email }, account.headers),
    });
    expect((await fileOf(image)).status).toBe(404);
    expect(await db.upload.count({ where: { path: image.replace("/uploads/", "") } })).toBe(0);
  });

  it("refuses who may not, and what is no choice", async () => {
    const body = { style: "bottts", seed: "x" };
    const account = await createAccount(db);
    expect((await put(body, {})).status).toBe(401);
    expect((await put(body, { ...account.headers, origin: "https://evil.example" })).status).toBe(403);
    expect((await put(body, (await createAccount(db, { status: "suspended" })).headers)).status).toBe(403);
    expect((await put(body, (await createAccount(db, { status: "banned" })).headers)).status).toBe(401);
    for (const malformed of [
      {},
      { style: "bottts" },
      { style: "../bottts", seed: "x" },
      { style: "bottts", seed: " " },
      { style: "bottts", seed: "x".repeat(65) },
    ])
      expect((await put(malformed, account.headers)).status).toBe(400);
    expect((await put({ ...body, seed: "x".repeat(2 ** 20) }, account.headers)).status).toBe(413);
  });

  it("is limited to thirty an hour", async () => {
    const { headers } = await createAccount(db);
    for (let n = 0; n < 30; n++) expect((await put({}, headers)).status).toBe(400);
    const answer = await put({ style: "bottts", seed: "x" }, headers);
    expect(answer.status).toBe(429);
    expect(answer.headers.has("retry-after")).toBe(true);
  });
});

describe("GET /api/avatars/preview", () => {
  it("draws the same picture and keeps nothing", async () => {
    const { headers, id } = await createAccount(db);
    const before = await kept();
    const answer = await request(
      preview,
      withQuery("/api/avatars/preview", { style: "pixel-art", seed: "Ada" }),
      {
        headers,
      },
    );
    const { image } = await answer.json();
    expect(image).toMatch(/^data:image\/png;base64,/);
    expect(await kept()).toEqual(before);
    const made = await (await put({ style: "pixel-art", seed: "Ada" }, headers)).json();
    const file = Buffer.from(await (await fileOf(made.image)).arrayBuffer());
    expect(image).toBe(`data:image/png;base64,${file.toString("base64")}`);
    expect(await db.upload.count({ where: { createdById: id } })).toBe(1);
  });

  it("is for accounts alone", async () => {
    const address = withQuery("/api/avatars/preview", { style: "bottts", seed: "x" });
    expect((await request(preview, address)).status).toBe(401);
    const { headers } = await createAccount(db);
    expect((await request(preview, "/api/avatars/preview?style=none&seed=x", { headers })).status).toBe(400);
  });
});

it.each([
  [["..", "..", "package.json"]],
  [["avatar", "..", "..", "package.json"]],
  [["avatar", "../../package.json"]],
  [["avatar", "..%2f..%2fpackage.json"]],
  [["avatar", `${"a".repeat(32)}.png\0.svg`]],
  [["avatar", `${"a".repeat(32)}.png`]],
  [["avatar", `${"a".repeat(32)}.html`]],
  [["avatar", ""]],
  [["avatar"]],
  [["", "etc", "passwd"]],
  [["constructor", `${"a".repeat(32)}.png`]],
])("/uploads/%j is not there", async (segments) => {
  const answer = await get(segments);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

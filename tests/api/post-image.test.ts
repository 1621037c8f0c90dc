import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";

process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), "almanac-uploads-"));
const { db } = await openApp();
const { POST: upload } = await import("@/app/api/uploads/post-image/route");
const { GET: serve } = await import("@/app/uploads/[...path]/route");

const admin = await createAccount(db, { role: "admin" });
type Headers = Record<string, string>;
type Answer = { error: string; imageUrl: string; width: number; height: number; storage: string };

const form = (bytes: Uint8Array, { field = "image", name = "a.png", type = "image/png" } = {}) => {
  const data = new FormData();
  data.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return data;
};
async function send(body: BodyInit, headers: Headers = admin.headers, extra: Headers = {}) {
  const response = await request(upload, "/api/uploads/post-image", {
    method: "POST",
    body,
    headers: { ...headers, ...extra },
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}
const stored = async (url: string) => {
  const [row] = await db.upload.findMany({ where: { path: url.replace("/uploads/", "") } });
  return { row: row!, bytes: await readFile(path.join(process.env.DATA_DIR!, url)) };
};
const count = () => db.upload.count();

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } });
const png = await plain().png().toBuffer();
const jpeg = await plain()
  .withExif({ IFD0: { Copyright: "a secret of the camera", Orientation: "6" } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();
const noise = (size: number) =>
  sharp({
    create: { width: size, height: size, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 60 } },
  } as never)
    .png({ compressionLevel: 0 })
    .toBuffer();
const tiff = await plain().tiff().toBuffer();
const small = await noise(200);
const big = await noise(1_024);
/** A PNG whose header promises more than its few bytes can hold. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(100_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("POST /api/uploads/post-image", () => {
  it("keeps a picture as WebP, upright and without its metadata, and serves it", async () => {
    const { status, body } = await send(form(jpeg, { name: "../../x.svg", type: "image/svg+xml" }));
    expect(status).toBe(201);
    // The camera lay on its side.
    expect(body).toEqual({
      imageUrl: expect.stringMatching(/^\/uploads\/post-image\/[0-9a-f]{32}\.webp$/) as string,
      width: 40,
      height: 60,
      storage: "local",
    });
    const { row, bytes } = await stored(body.imageUrl);
    expect(row).toMatchObject({
      kind: "post_image",
      contentType: "image/webp",
      width: 40,
      height: 60,
      bytes: bytes.length,
      createdById: admin.id,
    });
    const head = await sharp(bytes).metadata();
    expect([head.format, head.width, head.height, head.exif]).toEqual(["webp", 40, 60, undefined]);
    expect(bytes.toString("latin1")).not.toContain("a secret of the camera");
    const served = await serve(new Request(`http://localhost${body.imageUrl}`), {
      params: Promise.resolve({ path: body.imageUrl.split("/").slice(2) }),
    });
    expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  it("takes the four formats, keeps frames, and makes large ones smaller", async () => {
    const gif = await sharp(
      await Promise.all([0, 90, 200].map((hue) => plain(20, 10).modulate({ hue }).png().toBuffer())),
      { join: { animated: true } },
    )
      .gif({ delay: [100, 100, 100] })
      .toBuffer();
    const large = await plain(3_000, 1_500).webp().toBuffer();
    expect((await send(form(png))).body).toMatchObject({ width: 60, height: 40 });
    expect((await send(form(large))).body).toMatchObject({ width: 2_000, height: 1_000 });
    const { body } = await send(form(gif));
    expect(body).toMatchObject({ width: 20, height: 10 });
    const head = await sharp((await stored(body.imageUrl)).bytes, { animated: true }).metadata();
    expect(head.pages).toBe(3);
  });

  it("drops what was hidden behind or inside of a picture", async () => {
    const script = "<script>alert(1)</script>";
    const behind = Buffer.concat([png, Buffer.from(`PK\x03\x04${script}`)]);
    const commented = await plain()
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
      .jpeg()
      .toBuffer();
    expect(commented.toString("latin1")).toContain(script);
    for (const file of [behind, commented]) {
      const { status, body } = await send(form(file, { name: "a.html", type: "text/html" }));
      expect(status).toBe(201);
      expect((await stored(body.imageUrl)).bytes.toString("latin1")).not.toContain("script");
    }
  });

  it.each<[string, number, string, Buffer]>([
    ["a drawing", 415, "Invalid file type", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a page that says it is a picture", 415, "Invalid file type", Buffer.from("<html><script>1</script>")],
    ["another format", 415, "Invalid file type", tiff],
    ["nothing", 415, "Invalid file type", Buffer.alloc(0)],
    [
      "a script with a picture's first bytes",
      400,
      "The picture can't be read",
      Buffer.from("GIF89a/*<svg onload=alert(1)>*/=1;"),
    ],
    ["half a picture", 400, "The picture can't be read", small.subarray(0, 60_000)],
    ["a bomb", 413, "The picture has too many pixels", bomb(30_000, 30_000)],
    ["a bomb that is one line", 413, "The picture has too many pixels", bomb(60_000, 1)],
    ["a lie about the size", 400, "The picture can't be read", bomb(5_000, 5_000)],
    [
      "a file of more than 2 MB",
      413,
      "File is too large. Maximum size is 2MB.",
      Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]),
    ],
    ["a file of 3 MB", 413, "File is too large for the server to process.", big],
  ])("refuses %s", async (_, status, message, file) => {
    const before = await count();
    const answer = await send(form(file));
    expect([answer.status, answer.body.error.slice(0, message.length)]).toEqual([status, message]);
    expect(await count()).toBe(before);
  });

  it("refuses what is no form with one file", async () => {
    const two = form(png);
    two.append("image", new File([new Uint8Array(png)], "b.png"));
    const text = new FormData();
    text.append("image", "not a file");
    for (const [body, status] of [
      [form(png, { field: "other" }), 400],
      [two, 400],
      [text, 400],
      [new FormData(), 400],
    ] as const)
      expect((await send(body)).status).toBe(status);
    expect((await send("{}", admin.headers, { "content-type": "application/json" })).status).toBe(415);
    const broken = { "content-type": "multipart/form-data; boundary=x" };
    expect((await send("--y\r\nnothing", admin.headers, broken)).status).toBe(400);
    expect((await send("a", admin.headers, { "content-type": "multipart/form-data" })).status).toBe(415);
  });

  it("stops reading a body that never ends", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const { status, body } = await send(endless, admin.headers, headers);
    expect([status, body.error]).toEqual([413, "File is too large for the server to process."]);
    expect(sent).toBeLessThan(3 * 1024 * 1024);
  });

  it("is for administrators, from our own pages, not too often", async () => {
    const before = await count();
    const user = await createAccount(db);
    const moderator = await createAccount(db, { role: "moderator" });
    const suspended = await createAccount(db, { role: "admin", status: "suspended" });
    const banned = await createAccount(db, { role: "admin", status: "banned" });
    for (const [headers, status] of [
      [{}, 401],
      [user.headers, 403],
      [moderator.headers, 403],
      [suspended.headers, 403],
      [banned.headers, 401],
      [{ ...admin.headers, "sec-fetch-site": "cross-site" }, 403],
      [{ ...admin.headers, origin: "https://evil.example" }, 403],
    ] as [Headers, number][])
      expect((await send(form(png), headers)).status).toBe(status);
    expect(await count()).toBe(before);
    const busy = await createAccount(db, { role: "admin" });
    for (let i = 0; i < 60; i++) expect((await send(new FormData(), busy.headers)).status).toBe(400);
    expect((await send(form(png), busy.headers)).status).toBe(429);
  });
});

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";

const folder = await mkdtemp(path.join(tmpdir(), "almanac-uploads-"));
process.env.DATA_DIR = folder;
afterAll(() => rm(folder, { recursive: true, force: true }));

const { db } = await openApp();
const { POST: logo } = await import("@/app/api/config/upload-logo/route");
const { POST: logoLocal } = await import("@/app/api/config/upload-logo-local/route");
const { POST: favicon } = await import("@/app/api/config/upload-favicon/route");
const { POST: ogImage } = await import("@/app/api/config/upload-og-image/route");
const { POST: testLogo } = await import("@/app/api/config/test-upload-logo/route");

const admin = await createAccount(db, { role: "admin" });
type Handler = typeof logo | typeof favicon | typeof ogImage;
const send = (
  handler: Handler,
  field: string,
  bytes: Buffer | string,
  { headers = admin.headers, type }: { headers?: Record<string, string>; type?: string } = {},
) => {
  const body = new FormData();
  if (type) body.append("type", type);
  // What a browser says of a file counts for nothing.
  body.append(
    field,
    new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], { type: "image/png" }),
    "a.png",
  );
  return request(handler as typeof logo, "/", { method: "POST", body, headers });
};
const picture = (width: number, height: number, format: "png" | "jpeg" | "gif" | "webp") =>
  sharp({ create: { width, height, channels: 3, background: "#10b981" } })
    .toFormat(format)
    .toBuffer();
const stored = (url: string) => readFile(path.join(folder, url));
const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" width="10" height="10" ${attributes}>${inside}<path d="M0 0h10v10z" fill="#10b981"/></svg>`;

const refused: [string, Buffer | string, number][] = [
  ["a web page", "<html><script>alert(1)</script></html>", 415],
  ["a GIF", await picture(10, 10, "gif"), 415],
  ["an SVG that defines entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`, 415],
  ["a truncated picture", (await picture(400, 400, "png")).subarray(0, 300), 400],
  ["nothing", "", 415],
  ["a picture bomb", await picture(9000, 9000, "png"), 413],
];

describe("POST /api/config/upload-logo", () => {
  it("keeps a picture drawn anew, without metadata, in one of three variants", async () => {
    const sent = await sharp(await picture(1600, 300, "jpeg"))
      .withExif({ IFD0: { Copyright: "somebody" } })
      .jpeg()
      .toBuffer();
    const answer = await send(logo, "logo", sent, { type: "dark" });
    expect(answer.status).toBe(200);
    const { logoUrl, storage } = (await answer.json()) as { logoUrl: string; storage: string };
    expect(storage).toBe("local");
    expect(logoUrl).toMatch(/^\/uploads\/logo\/[0-9a-f]{32}\.jpg$/);
    const file = await stored(logoUrl);
    expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1000 });
    expect(file.includes("somebody")).toBe(false);
    expect((await send(logo, "logo", sent, { type: "round" })).status).toBe(400);
    expect((await send(logoLocal, "logo", sent)).status).toBe(200);
  });

  it("keeps of an SVG what is drawn, in pixels", async () => {
    const hostile = svg(
      `<script>alert(1)</script><style>@import "https://evil.example/a.css";</style>
      <image href="file:///etc/passwd"/><use xlink:href="https://evil.example/x.svg#a"/>
      <foreignObject><iframe src="https://evil.example"/></foreignObject>`,
      'onload="alert(5)"',
    );
    const answer = await send(logo, "logo", `<?xml version="1.0"?><!-- a logo -->${hostile}`);
    expect(answer.status).toBe(200);
    const { logoUrl } = (await answer.json()) as { logoUrl: string };
    expect(logoUrl).toMatch(/\.png$/);
    expect(await sharp(await stored(logoUrl)).metadata()).toMatchObject({
      format: "png",
      width: 400,
      height: 400,
    });
  });

  it.each(refused)("refuses %s", async (_, bytes, status) => {
    const answer = await send(logo, "logo", bytes);
    const { error } = (await answer.json()) as { error: string };
    expect([answer.status, error]).toEqual([status, expect.any(String)]);
    if (status === 415) expect(error).toBe("Invalid file type. Please upload only JPEG, PNG, or SVG files.");
  });

  it("refuses what is too large, and who may not", async () => {
    const large = await send(logo, "logo", Buffer.alloc(2 * 1024 * 1024 + 1));
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ error: "File is too large. Maximum size is 2MB." });
    const huge = await send(logo, "logo", Buffer.alloc(5 * 1024 * 1024));
    expect(await huge.json()).toMatchObject({ error: "File is too large for the server to process." });
    const bytes = await picture(10, 10, "png");
    expect((await send(logo, "logo", bytes, { headers: {} })).status).toBe(401);
    const { headers } = await createAccount(db, { role: "moderator" });
    expect((await send(logo, "logo", bytes, { headers })).status).toBe(403);
    expect((await send(testLogo, "logo", bytes, { headers: {} })).status).toBe(401);
    expect(await (await send(testLogo, "logo", bytes)).json()).toMatchObject({ storage: "test" });
    vi.stubEnv("NODE_ENV", "production");
    expect((await send(testLogo, "logo", bytes)).status).toBe(404);
    vi.unstubAllEnvs();
  });
});

describe("the other pictures", () => {
  it("a favicon is a JPEG or PNG of at most 1MB, made small", async () => {
    const answer = await send(favicon, "favicon", await picture(600, 600, "png"));
    const { faviconUrl } = (await answer.json()) as { faviconUrl: string };
    expect(await sharp(await stored(faviconUrl)).metadata()).toMatchObject({
      format: "png",
      width: 192,
      height: 192,
    });
    const vector = await send(favicon, "favicon", svg(""));
    expect(vector.status).toBe(415);
    expect(await vector.json()).toMatchObject({
      error: "Invalid file type. Please upload only JPEG or PNG files.",
    });
    const large = await send(favicon, "favicon", Buffer.alloc(1024 * 1024 + 1));
    expect(await large.json()).toMatchObject({ error: "File is too large. Maximum size is 1MB." });
  });

  it("a favicon is square, of whatever shape the picture was", async () => {
    for (const [width, height, side] of [
      [1280, 720, 192],
      [40, 90, 40],
    ] as const) {
      const answer = await send(favicon, "favicon", await picture(width, height, "jpeg"));
      const { faviconUrl } = (await answer.json()) as { faviconUrl: string };
      expect(await sharp(await stored(faviconUrl)).metadata()).toMatchObject({ width: side, height: side });
    }
  });

  it("a sharing image is of pixels, whatever it was", async () => {
    for (const bytes of [svg(""), await picture(600, 315, "gif"), await picture(2400, 1260, "png")]) {
      const answer = await send(ogImage, "ogImage", bytes);
      expect(answer.status).toBe(200);
      const { ogImageUrl } = (await answer.json()) as { ogImageUrl: string };
      const { format, width } = await sharp(await stored(ogImageUrl)).metadata();
      expect(format).toBe("png");
      expect(width).toBeLessThanOrEqual(1200);
    }
    const other = await send(ogImage, "ogImage", await picture(10, 10, "webp"));
    expect(await other.json()).toMatchObject({
      error: "Invalid file type. Please upload a JPEG, PNG, SVG, or GIF file.",
    });
  });
});

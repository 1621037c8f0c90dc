import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";

const directory = await mkdtemp(path.join(tmpdir(), "almanac-data-"));
afterAll(() => rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));
process.env.DATA_DIR = directory;
process.env.LOGO_SERVICE_URL = "http://127.0.0.1:9/{host}.png";

const { db } = await openApp();
const { GET } = await import("@/app/logo/[slug]/route");
const { GET: officeLogo } = await import("@/app/admin/logo/[slug]/route");
const { DiskCache } = await import("@/lib/platform/images/disk-cache");

const logo = (slug: string, headers: Record<string, string> = {}) =>
  request(GET as never, `/logo/${encodeURIComponent(slug)}`, { params: { slug }, headers });
const strict = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

async function tool(data: { name: string; slug: string; imageUrl?: string; status?: string }) {
  const category = await db.category.findFirstOrThrow({ select: { id: true } });
  const website = `https://${data.slug}.example`;
  await db.tool.create({
    data: {
      status: "published",
      description: "For a test.",
      categoryId: category.id,
      websiteUrl: website,
      websiteKey: website,
      pricingType: "free",
      features: [],
      useCases: [],
      tags: [],
      ...data,
    },
  });
}

const sample = (slug: string, data: { websiteUrl?: string; logo?: string }) =>
  db.tool.update({ where: { slug }, data });

describe("GET /admin/logo/{slug}", () => {
  it("has the logo of an archived tool for administrators alone, and nobody keeps it", async () => {
    await tool({ name: "Retired", slug: "retired-tool", status: "archived" });
    const asked = (headers: Record<string, string> = {}) =>
      request(officeLogo as never, "/admin/logo/retired-tool", { params: { slug: "retired-tool" }, headers });
    const admin = await createAccount(db, { role: "admin" });
    const shown = await asked(admin.headers);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain(">R</text>");
    const moderator = await createAccount(db, { role: "moderator" });
    const refused = [await asked(), await asked(moderator.headers)];
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
    for (const { headers } of [shown, ...refused])
      expect(headers.get("Cache-Control")).toBe("private, no-store");
  });
});

describe("GET /logo/{slug}", () => {
  it("answers with the initial at once, for a minute, and for an hour once there is no logo to be had", async () => {
    await tool({ name: "<Quill>", slug: "quill" });
    const first = await logo("quill");
    expect(first.status).toBe(200);
    expect(first.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=60");
    expect(first.headers.get("Content-Security-Policy")).toBe(strict);
    expect(first.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await first.text()).toMatch(/fill="#6366f1".*>Q<\/text>/);

    // The logo service of this test is on this machine, and so refused.
    await expect
      .poll(async () => (await logo("quill")).headers.get("Cache-Control"))
      .toBe("public, max-age=3600");
  });

  it("answers with the logo that was fetched before, and with nothing to a browser that has it", async () => {
    const imageUrl = "https://pictures.example/kept.png";
    await tool({ name: "Kept", slug: "kept", imageUrl });
    const webp = await sharp({ create: { width: 128, height: 128, channels: 4, background: "#123456" } })
      .webp()
      .toBuffer();
    await new DiskCache(path.join(directory, "cache/logos"), 10).write(imageUrl, webp);

    const response = await logo("kept");
    expect(response.headers.get("Content-Type")).toBe("image/webp");
    expect(response.headers.get("Cache-Control")).toBe(
      "public, max-age=86400, stale-while-revalidate=604800",
    );
    expect(Buffer.from(await response.arrayBuffer())).toEqual(webp);
    const etag = response.headers.get("ETag")!;
    expect((await logo("kept", { "If-None-Match": `"x", W/${etag}` })).status).toBe(304);
    expect((await logo("kept", { "If-None-Match": '"x"' })).status).toBe(200);
  });

  it("leads to a picture of this site", async () => {
    await tool({ name: "Own", slug: "own", imageUrl: "/uploads/own.png" });
    const response = await logo("own");
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/uploads/own.png"]);
  });

  it.each(["nothing-like-this", "..", "../../etc/passwd", "A", "a--b", "%00", "x".repeat(300)])(
    "answers 404 to %j",
    async (slug) => {
      expect((await logo(slug)).status).toBe(404);
    },
  );

  it("answers with the mark of a sample, and asks nobody", async () => {
    const response = await logo("le-chat");
    expect(response.headers.get("Content-Type")).toBe("image/webp");
    expect(response.headers.get("Cache-Control")).toBe(
      "public, max-age=86400, stale-while-revalidate=604800",
    );
    expect(response.headers.get("Content-Security-Policy")).toBe(strict);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(
      await readFile("lib/tools/logos/marks/le-chat.webp"),
    );
    expect((await logo("le-chat", { "If-None-Match": response.headers.get("ETag")! })).status).toBe(304);
  });

  it("gives the mark to no other website that has the slug", async () => {
    await sample("claude", { websiteUrl: "https://claude.ai.example" });
    expect(await (await logo("claude")).text()).toContain(">C</text>");
  });

  it("prefers an uploaded logo to the mark", async () => {
    await sample("poe", { logo: "/uploads/poe.png" });
    expect((await logo("poe")).headers.get("Location")).toBe("/uploads/poe.png");
  });

  it("prefers a logo from elsewhere, for which the mark stands while it is fetched", async () => {
    await sample("grok", { logo: "https://pictures.example/grok.png" });
    const mark = await logo("grok");
    expect(mark.headers.get("Content-Type")).toBe("image/webp");
    expect(mark.headers.get("Cache-Control")).toBe("public, max-age=60");

    const kept = "https://pictures.example/kimi.png";
    await sample("kimi", { logo: kept });
    await new DiskCache(path.join(directory, "cache/logos"), 10).write(kept, Buffer.from("a picture"));
    expect(await (await logo("kimi")).text()).toBe("a picture");
  });

  it("answers 404 for a tool that is not published", async () => {
    await tool({ name: "Draft", slug: "draft-tool", status: "draft" });
    expect((await logo("draft-tool")).status).toBe(404);
  });
});

import { mkdtemp, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { common } from "@/tests/api/post-input";

/** Whether the server of this test counts as one of the public internet. */
let isPublic = true;
process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), "almanac-pictures-"));
process.env.LOGO_SERVICE_URL = "http://127.0.0.1:9/{host}.png";
const { db } = await openApp();
const http = await import("@/lib/platform/http/download");
const { download } = http;
vi.spyOn(http, "download").mockImplementation((address, options) =>
  download(address, { ...options, milliseconds: 1_000, ...(isPublic ? { allow: () => true } : {}) }),
);
const routes = {
  blog: { all: await import("@/app/api/blog/route"), one: await import("@/app/api/blog/[id]/route") },
  news: { all: await import("@/app/api/news/route"), one: await import("@/app/api/news/[id]/route") },
};
const { listNewsCards } = await import("@/lib/posts/news/queries");
const admin = await createAccount(db, { role: "admin" });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 160 } } });
const files: Record<string, Buffer> = {
  "/cover.png": await plain(900, 450).png().toBuffer(),
  "/ada.jpg": await plain(300, 500)
    .withExif({ IFD0: { Copyright: "a secret" } })
    .jpeg()
    .toBuffer(),
  "/page.html": Buffer.from("<!doctype html><title>No picture</title>"),
  "/drawing.svg": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
};
let asked: string[] = [];
const elsewhere = createServer((incoming, outgoing) => {
  asked.push(incoming.url!);
  if (incoming.url === "/slow.png") return;
  const file = files[incoming.url!];
  outgoing.writeHead(file ? 200 : 404).end(file);
});
await new Promise<void>((done) => elsewhere.listen(0, "127.0.0.1", done));
const origin = `http://127.0.0.1:${(elsewhere.address() as { port: number }).port}`;
afterAll(() => {
  elsewhere.closeAllConnections();
  elsewhere.close();
});
beforeEach(() => {
  isPublic = true;
  asked = [];
});

type Kind = keyof typeof routes;
type Answer = {
  id: string;
  imageUrl: string;
  author: { name: string; avatar: string };
  updatedAt: string;
  error: string;
};
const own = /^\/uploads\/post-image\/[0-9a-f]{32}\.webp$/;
const input = (slug: string, cover: string, avatar = "/ada.png") => ({
  ...common(slug),
  slug,
  category: "Research",
  readTime: "1 min read",
  source: "A journal",
  sourceUrl: "https://example.org/a",
  imageUrl: cover,
  author: { name: "Ada Lovelace", avatar },
});
async function create(kind: Kind, body: object) {
  const response = await request(routes[kind].all.POST, `/api/${kind}`, {
    method: "POST",
    ...json(body, admin.headers),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}
async function change(kind: Kind, id: string, body: object) {
  const response = await request(routes[kind].one.PATCH, `/api/${kind}/${id}`, {
    method: "PATCH",
    params: { id },
    ...json(body, admin.headers),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}
const sizeOf = async (address: string) => {
  const bytes = await readFile(path.join(process.env.DATA_DIR!, address));
  const { format, width, height, exif } = await sharp(bytes).metadata();
  return { format, width, height, exif };
};

describe.each(["blog", "news"] as const)("the pictures of a post elsewhere (%s)", (kind) => {
  it("are copied to this server and drawn anew, and that is what is stored and shown", async () => {
    const { status, body } = await create(
      kind,
      input(`${kind}-copied`, `${origin}/cover.png`, `${origin}/ada.jpg`),
    );
    expect(status).toBe(201);
    expect(body.imageUrl).toMatch(own);
    expect(body.author).toEqual({ name: "Ada Lovelace", avatar: expect.stringMatching(own) });
    expect(await sizeOf(body.imageUrl)).toEqual({ format: "webp", width: 900, height: 450 });
    expect(await sizeOf(body.author.avatar)).toEqual({ format: "webp", width: 72, height: 72 });
    expect(asked.toSorted()).toEqual(["/ada.jpg", "/cover.png"]);

    // A change that starts from what was answered is no conflict, and fetches nothing again.
    const again = await change(kind, body.id, {
      imageUrl: body.imageUrl,
      author: body.author,
      updatedAt: body.updatedAt,
    });
    expect([again.status, again.body.imageUrl, again.body.author]).toEqual([200, body.imageUrl, body.author]);
    expect(asked).toHaveLength(2);
    await change(kind, body.id, { status: "published" });
    if (kind === "news") {
      const { items } = await listNewsCards({ page: 1, limit: 1 });
      expect(items[0]).toMatchObject({ image: body.imageUrl, author: { avatar: body.author.avatar } });
    }
  });

  it("keep their addresses when they can't be had, and are tried again with the next change", async () => {
    for (const name of ["none.png", "page.html", "drawing.svg", "slow.png"]) {
      const { status, body } = await create(
        kind,
        input(`${kind}-${name.replace(".", "-")}`, `${origin}/${name}`),
      );
      expect([status, body.imageUrl], name).toEqual([201, `${origin}/${name}`]);
    }
    const { body } = await create(kind, input(`${kind}-later`, `${origin}/later.png`));
    files["/later.png"] = files["/cover.png"]!;
    expect((await change(kind, body.id, { imageUrl: body.imageUrl })).body.imageUrl).toMatch(own);
    delete files["/later.png"];
  });
});

describe("a picture elsewhere", () => {
  it("is never fetched from within this network", async () => {
    isPublic = false;
    const { body } = await create("blog", input("inside", `${origin}/cover.png`));
    expect(body.imageUrl).toBe(`${origin}/cover.png`);
    expect(asked).toEqual([]);
  });

  it("leaves no copy behind when the post is refused", async () => {
    const before = await db.upload.count();
    const cover = `${origin}/cover.png`;
    expect((await create("blog", input("running-an-ai-pilot", cover))).status).toBe(409);
    const { body } = await create("blog", input("stale", "/cover.png"));
    const stale = await change("blog", body.id, { imageUrl: cover, updatedAt: "2020-01-01T00:00:00.000Z" });
    expect(stale.status).toBe(409);
    expect(asked).toEqual(["/cover.png", "/cover.png"]);
    expect(await db.upload.count()).toBe(before);
  });

  it("is told from one of this server by its full address", async () => {
    const address = "https://almanac.test/uploads/a.webp";
    expect((await create("news", input("own", address))).body.imageUrl).toBe(address);
  });
});

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { startFakeCloudinary } from "@/tests/support/fake-cloudinary";

const folder = await mkdtemp(path.join(tmpdir(), "almanac-cloud-"));
const cloud = await startFakeCloudinary();
process.env.DATA_DIR = folder;
process.env.CLOUDINARY_URL = cloud.address;
afterAll(async () => {
  cloud.close();
  await rm(folder, { recursive: true, force: true });
});

const { db } = await openApp();
const routes = {
  "upload-logo": await import("@/app/api/config/upload-logo/route"),
  "upload-logo-local": await import("@/app/api/config/upload-logo-local/route"),
  "test-upload-logo": await import("@/app/api/config/test-upload-logo/route"),
  "upload-favicon": await import("@/app/api/config/upload-favicon/route"),
  "upload-favicon-local": await import("@/app/api/config/upload-favicon-local/route"),
  "test-upload-favicon": await import("@/app/api/config/test-upload-favicon/route"),
  "upload-og-image": await import("@/app/api/config/upload-og-image/route"),
  "upload-og-image-local": await import("@/app/api/config/upload-og-image-local/route"),
  "test-upload-og-image": await import("@/app/api/config/test-upload-og-image/route"),
};
const { PUT: setAvatar } = await import("@/app/api/me/avatar/route");
const { POST: postImage } = await import("@/app/api/uploads/post-image/route");
const { GET: serve } = await import("@/app/uploads/[...path]/route");
const { remove } = await import("@/lib/platform/storage/mutations");
const { v2: sdk } = await import("cloudinary");

const admin = await createAccount(db, { role: "admin" });
const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#10b981" } })
  .png()
  .toBuffer();
type Route = keyof typeof routes;
const fieldOf = (route: string) =>
  /logo/.test(route) ? "logo" : /favicon/.test(route) ? "favicon" : "ogImage";

async function upload(route: Route) {
  const body = new FormData();
  const field = fieldOf(route);
  body.append(field, new Blob([new Uint8Array(png)]), "a.png");
  const response = await request(routes[route].POST as never, "/", {
    method: "POST",
    body,
    headers: admin.headers,
  });
  const answer = (await response.json()) as Record<string, string>;
  return { status: response.status, answer, url: answer[`${field}Url`]!, error: answer.error };
}
const get = (url: string) =>
  serve(new Request(`http://localhost${url}`), {
    params: Promise.resolve({ path: url.split("/").slice(2) }),
  });
const idOf = (url: string) => `private:almanac/${url.replace("/uploads/", "")}`;
const copyOf = (url: string) => path.join(folder, "cache", url);
const kept = (url: string) => readFile(path.join(folder, url));
const rowOf = (url: string) => db.upload.findUnique({ where: { path: url.replace("/uploads/", "") } });

beforeEach(() => {
  cloud.trouble = undefined;
  sdk.config(true);
});

describe("with a Cloudinary account", () => {
  it.each(["upload-logo", "upload-favicon", "upload-og-image"] as const)(
    "%s keeps the file there, and we serve it",
    async (route) => {
      const { status, answer, url } = await upload(route);
      expect([status, answer.storage]).toEqual([200, "cloudinary"]);
      expect(await rowOf(url)).toMatchObject({ storage: "cloudinary" });
      const file = cloud.files.get(idOf(url))!;
      expect(file.length).toBeGreaterThan(50);
      await expect(kept(url)).rejects.toThrow("ENOENT");

      // A server without a copy fetches the file once, however many ask.
      await rm(copyOf(url));
      cloud.calls.length = 0;
      const answers = await Promise.all([get(url), get(url), get(url)]);
      for (const one of answers) {
        expect([one.status, one.headers.get("content-type")]).toEqual([200, "image/png"]);
        expect(one.headers.get("cache-control")).toContain("immutable");
        expect(Buffer.from(await one.arrayBuffer())).toEqual(file);
      }
      expect((await get(url)).status).toBe(200);
      expect(cloud.calls).toEqual(["GET download"]);
      expect(await readFile(copyOf(url))).toEqual(file);
    },
  );

  it.each([
    ["upload-logo-local", "local"],
    ["upload-favicon-local", "local"],
    ["upload-og-image-local", "local"],
    ["test-upload-logo", "test"],
    ["test-upload-favicon", "test"],
    ["test-upload-og-image", "test"],
  ] as const)("%s keeps the file on this server and says %s", async (route, storage) => {
    cloud.calls.length = 0;
    const { status, answer, url } = await upload(route);
    expect([status, answer.storage]).toEqual([200, storage]);
    expect(await rowOf(url)).toMatchObject({ storage: "local" });
    expect(Buffer.from(await (await get(url)).arrayBuffer())).toEqual(await kept(url));
    expect(cloud.calls).toEqual([]);
  });

  it("keeps pictures of posts and of accounts, and deletes the account's former one", async () => {
    const form = new FormData();
    form.append("image", new Blob([new Uint8Array(png)]), "a.png");
    const posted = await request(postImage, "/", { method: "POST", body: form, headers: admin.headers });
    expect(await posted.json()).toMatchObject({ storage: "cloudinary" });
    const choose = async (seed: string) => {
      const answer = await request(setAvatar, "/api/me/avatar", {
        method: "PUT",
        ...json({ style: "bottts", seed }, admin.headers),
      });
      expect(answer.status).toBe(200);
      return (await db.user.findUniqueOrThrow({ where: { id: admin.id } })).image!;
    };
    const first = await choose("one");
    expect(cloud.files.has(idOf(first))).toBe(true);
    await choose("two");
    expect(cloud.files.has(idOf(first))).toBe(false);
    expect((await get(first)).status).toBe(404);
  });

  it("says so when the key is missing or wrong, and keeps nothing", async () => {
    const before = await db.upload.count();
    const key = "Cloudinary API key error. The server might be missing required configuration.";
    for (const wrong of [{ api_key: undefined }, { api_secret: "wrong" }, { cloud_name: "other" }]) {
      sdk.config(true);
      sdk.config(wrong as never);
      for (const route of ["upload-logo", "upload-favicon", "upload-og-image"] as const) {
        const { status, error, answer } = await upload(route);
        expect([status, error, Object.keys(answer)]).toEqual([500, key, ["error"]]);
      }
    }
    expect(await db.upload.count()).toBe(before);
    // The next way still works.
    expect((await upload("upload-favicon-local")).status).toBe(200);
  });

  it.each([500, 503, 420, 429])("is refused as unavailable when the cloud answers %i", async (status) => {
    cloud.trouble = { status };
    const files = await filesIn();
    const answer = await upload("upload-logo");
    expect(answer.status).toBe(503);
    expect(answer.error).toBe("The cloud storage does not answer. Please try again in a moment.");
    expect(await filesIn()).toEqual(files);
  });

  it("does not wait for ever", async () => {
    cloud.trouble = "silence";
    // The library's own limit, made short.
    const { uploader } = sdk;
    const original = uploader.upload_stream.bind(uploader) as (...given: unknown[]) => never;
    const spy = vi
      .spyOn(uploader, "upload_stream")
      .mockImplementation(((options: object, done: unknown) =>
        original({ ...options, timeout: 200 }, done)) as never);
    expect((await upload("upload-logo")).status).toBe(503);
    expect(spy.mock.calls[0]![0]).toMatchObject({ timeout: 15_000 });
    spy.mockRestore();
  });

  it("a file that can't be fetched is neither gone nor remembered, and half of one is none", async () => {
    const { url } = await upload("upload-logo");
    await rm(copyOf(url));
    for (const trouble of [{ status: 500 }, { status: 401 }, "cut"] as const) {
      cloud.trouble = trouble;
      const answer = await get(url);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "no-store"]);
      await expect(readFile(copyOf(url))).rejects.toThrow("ENOENT");
    }
    cloud.trouble = undefined;
    const file = cloud.files.get(idOf(url))!;
    cloud.files.set(idOf(url), Buffer.concat([file, Buffer.from("more")]));
    expect((await get(url)).status).toBe(503);
    cloud.files.set(idOf(url), file);
    expect((await get(url)).status).toBe(200);
    cloud.files.delete(idOf(url));
    await rm(copyOf(url));
    expect((await get(url)).status).toBe(404);
  });

  it("a file is gone from the cloud and from here with its row; one that could not be deleted is remembered", async () => {
    const { url } = await upload("upload-logo");
    const file = url.replace("/uploads/", "");
    await remove(file);
    expect(cloud.files.has(idOf(url))).toBe(false);
    await expect(readFile(copyOf(url))).rejects.toThrow("ENOENT");
    const other = (await upload("upload-logo")).url;
    cloud.trouble = { status: 500 };
    await remove(other.replace("/uploads/", ""));
    expect(await rowOf(other)).toMatchObject({ storage: "cloudinary", kind: "logo", bytes: 0 });
    cloud.trouble = undefined;
    expect((await get(other)).status).toBe(404);
  });

  it("tells nobody the key", async () => {
    const { url } = await upload("upload-logo");
    const answer = await get(url);
    expect(JSON.stringify([...answer.headers])).not.toMatch(/secret|api_key|cloudinary/i);
  });
});

const filesIn = async () => (await readdir(folder, { recursive: true })).sort();

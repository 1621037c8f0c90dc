import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openApp } from "@/tests/api/open-app";
import { startFakeCloudinary } from "@/tests/support/fake-cloudinary";

const folder = await mkdtemp(path.join(tmpdir(), "almanac-unused-"));
const cloud = await startFakeCloudinary();
process.env.DATA_DIR = folder;
process.env.CLOUDINARY_URL = cloud.address;
afterAll(async () => {
  cloud.close();
  await rm(folder, { recursive: true, force: true });
});

const { db } = await openApp();
const { put } = await import("@/lib/platform/storage/mutations");
const { listColumns, listTexts, withoutUploads } = await import("@/lib/uploads/queries-references");
const { removeUnusedUploads } = await import("@/lib/uploads/mutations-unused");
type Kind = Parameters<typeof put>[0];

const hour = 3_600_000;
const start = Date.now();
/** The job, so many hours from now. */
const run = (hours: number) => removeUnusedUploads(new Date(start + hours * hour));
const add = async (kind: Kind, into: "local" | "cloudinary" = "local") =>
  (await put(kind, Buffer.from("bytes"), "image/png", { width: 1, height: 1, createdById: null, into })).url;
const left = async () =>
  (await db.upload.findMany({ select: { path: true } })).map(({ path }) => path).sort();
const pathsOf = (urls: string[]) => urls.map((url) => url.replace("/uploads/", "")).sort();
const filesIn = async (within: string) =>
  (await readdir(path.join(folder, within), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, within), path.join(entry.parentPath, entry.name)))
    .sort();

async function namePost(data: { content?: string; imageUrl?: string }) {
  const { id } = await db.blogPost.findFirstOrThrow({ orderBy: { id: "asc" }, select: { id: true } });
  await db.blogPost.update({ where: { id }, data });
}

beforeEach(async () => {
  await db.upload.deleteMany();
  for (const place of ["uploads", "cache"])
    await rm(path.join(folder, place), { recursive: true, force: true });
  cloud.files.clear();
  cloud.trouble = undefined;
});

describe("uploads that nothing names", () => {
  it("go a day after they were found unused, and not before they are a day old", async () => {
    const unused = [await add("logo"), await add("post_image"), await add("avatar")];
    expect(await run(23)).toEqual({ rows: 0, files: 0 });
    expect(await run(25)).toEqual({ rows: 0, files: 0 });
    expect(await run(48)).toEqual({ rows: 0, files: 0 });
    expect(await left()).toEqual(pathsOf(unused));
    expect(await filesIn("uploads")).toEqual(pathsOf(unused));
    expect(await run(50)).toEqual({ rows: 3, files: 0 });
    expect([await left(), await filesIn("uploads")]).toEqual([[], []]);
  });

  it("stay for as long as anything names them", async () => {
    const site = "https://almanac.test";
    const used = {
      logo: await add("logo"),
      light: await add("logo"),
      favicon: await add("favicon"),
      sharing: await add("og_image"),
      styled: await add("logo"),
      inBlog: await add("post_image"),
      ofBlog: await add("post_image"),
      blogAuthor: await add("post_image"),
      inNews: await add("post_image"),
      ofNews: await add("post_image"),
      newsAuthor: await add("post_image"),
      page: await add("post_image"),
      introduction: await add("post_image"),
      sponsorship: await add("logo"),
      submission: await add("logo"),
      tool: await add("logo"),
      toolImage: await add("logo"),
      avatar: await add("avatar"),
      cloud: await add("post_image", "cloudinary"),
    };
    const data = {
      logo: used.logo,
      logoLight: site + used.light,
      favicon: used.favicon,
      customCss: `header { background: url("${used.styled}") }`,
      metaTags: { ogImage: used.sharing },
    };
    await db.siteConfig.upsert({ where: { id: 1 }, create: { id: 1, data }, update: { data } });
    await namePost({
      content: `<p><img src="${used.inBlog}" alt=""><img src="${site}${used.cloud}" alt=""></p>`,
      imageUrl: used.ofBlog,
    });
    await db.blogPost.updateMany({ data: { authorAvatar: used.blogAuthor } });
    await db.newsPost.updateMany({
      data: { content: `<img src="${used.inNews}">`, imageUrl: used.ofNews, authorAvatar: used.newsAuthor },
    });
    await db.softwarePage.updateMany({
      data: { authorImage: used.page, introduction: `<img src="${used.introduction}">` },
    });
    await db.sponsorship.updateMany({ data: { logo: used.sponsorship } });
    const tool = await db.tool.findFirstOrThrow({ select: { id: true, categoryId: true } });
    await db.tool.update({
      where: { id: tool.id },
      data: { logo: site + used.tool, imageUrl: site + used.toolImage },
    });
    const user = await db.user.create({
      data: { name: "A", email: "a@example.org", image: used.avatar },
      select: { id: true },
    });
    await db.$executeRaw`
      INSERT INTO submission (tool_name, description, website_url, website_key, logo_url, category_id, user_id)
      VALUES ('A', 'B', 'https://a.example', 'a.example', ${site + used.submission}, ${tool.categoryId}, ${user.id})`;
    const unused = await add("logo");
    await run(30);
    expect(await run(60)).toEqual({ rows: 1, files: 0 });
    expect(await left()).toEqual(pathsOf(Object.values(used)));
    expect(await left()).not.toContain(unused.slice(9));
    await db.softwarePage.updateMany({ data: { authorImage: null } });
    await run(90);
    await run(120);
    expect(await left()).toEqual(pathsOf(Object.values(used).filter((url) => url !== used.page)));
  });

  it("stay when a column that nobody told the job about names them", async () => {
    await db.$executeRaw`ALTER TABLE category ADD COLUMN cover varchar(300), ADD COLUMN "More pictures" text[]`;
    await db.$executeRaw`CREATE TABLE gallery (id serial PRIMARY KEY, shown jsonb, chosen text)`;
    try {
      const used = [await add("logo"), await add("logo"), await add("post_image"), await add("post_image")];
      const [cover, more, shown, chosen] = used.map((url) => `https://almanac.test${url}`);
      await db.$executeRaw`UPDATE category SET cover = ${cover}, "More pictures" = ARRAY['/a.png', ${more}]`;
      await db.$executeRaw`INSERT INTO gallery (shown, chosen) VALUES (jsonb_build_object('a', ${shown}::text), ${`A picture: ${chosen}.`})`;
      await add("logo");
      await run(30);
      expect(await run(60)).toEqual({ rows: 1, files: 0 });
      expect(await left()).toEqual(pathsOf(used));
    } finally {
      await db.$executeRaw`DROP TABLE gallery`;
      await db.$executeRaw`ALTER TABLE category DROP COLUMN cover, DROP COLUMN "More pictures"`;
    }
  });

  it("are looked for where they can be named, and not in what is large and names none", async () => {
    const columns = (await listColumns()).map(({ table, column }) => `${table}.${column}`);
    const naming = [
      "blog_post.content",
      "blog_post.image_url",
      "blog_post.author_avatar",
      "news_post.content",
      "news_post.image_url",
      "news_post.author_avatar",
      "site_config.data",
      "software_page.introduction",
      "software_page.author_image",
      "sponsorship.logo",
      "submission.logo_url",
      "tool.logo",
      "tool.image_url",
      "tool_fact.value",
      "user.image",
    ];
    expect(columns).toEqual(expect.arrayContaining(naming));
    const large = columns.filter((name) => /^(tool|user|tool_task|review|admin_log|search_day)\./.test(name));
    expect(large).toEqual(["tool.logo", "tool.image_url", "user.image"]);
    const texts = (await listTexts()).map(({ table, column }) => `${table}.${column}`);
    const left = Object.entries(withoutUploads).flatMap(([table, columns]) =>
      columns === "all" ? [] : columns.map((column) => `${table}.${column}`),
    );
    expect(left.filter((name) => !texts.includes(name))).toEqual([]);
  });

  it("stay when something names them again before their day is over, and begin anew", async () => {
    const url = await add("post_image");
    await run(30);
    await namePost({ imageUrl: url });
    expect(await run(60)).toEqual({ rows: 0, files: 0 });
    await namePost({ imageUrl: "/elsewhere.png" });
    expect(await run(70)).toEqual({ rows: 0, files: 0 });
    expect(await run(93)).toEqual({ rows: 0, files: 0 });
    expect(await run(95)).toEqual({ rows: 1, files: 0 });
  });

  it("stay when a post that names them is being saved at that moment", async () => {
    const url = await add("post_image");
    await run(30);
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    try {
      await client.query("BEGIN");
      await client.query(
        `UPDATE blog_post SET content = content || $1 WHERE id = (SELECT id FROM blog_post LIMIT 1)`,
        [`<img src="${url}">`],
      );
      // The job does not go past the one who writes, and gives way.
      await expect(run(60)).rejects.toThrow();
      expect(await left()).toEqual(pathsOf([url]));
      await client.query("COMMIT");
    } finally {
      await client.end();
    }
    expect(await run(60)).toEqual({ rows: 0, files: 0 });
    expect(await filesIn("uploads")).toEqual(pathsOf([url]));
  });

  it("go batch by batch, from the cloud too; one that the cloud keeps is tried again", async () => {
    await Promise.all(Array.from({ length: 230 }, () => add("post_image")));
    const url = await add("logo", "cloudinary");
    await run(30);
    cloud.trouble = { status: 500 };
    expect(await run(60)).toEqual({ rows: 231, files: 0 });
    expect(await left()).toEqual(pathsOf([url]));
    expect(cloud.files.size).toBe(1);
    cloud.trouble = undefined;
    expect(await run(90)).toEqual({ rows: 1, files: 0 });
    expect([cloud.files.size, await filesIn("uploads"), await left()]).toEqual([0, [], []]);
  });
});

describe("files without a row", () => {
  it("go when they are older than a day; what is named, young or not ours stays", async () => {
    const name = (n: number, end = "png") => `${String(n).padStart(32, "0")}.${end}`;
    const write = async (file: string, hours: number) => {
      const full = path.join(folder, file);
      await mkdir(path.dirname(full), { recursive: true });
      await writeFile(full, "bytes");
      await utimes(full, new Date(), new Date(start - hours * hour));
    };
    await write(`uploads/logo/${name(1)}`, 30);
    await write(`uploads/logo/${name(2)}`, 20);
    await write(`uploads/logo/${name(3)}.0123456789ab.tmp`, 30);
    await write(`uploads/logo/notes.txt`, 30);
    await write(`uploads/post-image/${name(4)}`, 30);
    await write(`cache/uploads/avatar/${name(5)}`, 30);
    await namePost({ content: `<img src="/uploads/post-image/${name(4)}">` });
    const kept = await add("logo");
    await utimes(path.join(folder, kept), new Date(), new Date(start - 30 * hour));
    expect(await run(0)).toEqual({ rows: 0, files: 3 });
    expect(await filesIn("uploads")).toEqual(
      [...pathsOf([kept]), `logo/${name(2)}`, "logo/notes.txt", `post-image/${name(4)}`].sort(),
    );
    expect(await filesIn("cache/uploads")).toEqual([]);
  });
});

it("a worker does it once a day", async () => {
  const { startJobs, stopJobs } = await import("@/lib/jobs");
  const { openQueue } = await import("@/lib/platform/queue/mutations");
  const url = await add("logo");
  await db.upload.updateMany({ data: { createdAt: new Date(start - 30 * hour) } });
  await startJobs();
  try {
    const { boss, wake } = await openQueue();
    const schedules = await boss.getSchedules();
    expect(schedules.find(({ name }) => name === "unused-uploads")).toMatchObject({ cron: "17 3 * * *" });
    await boss.send("unused-uploads", {});
    wake("unused-uploads");
    await vi.waitFor(
      async () => {
        const row = await db.upload.findUniqueOrThrow({ where: { path: url.slice("/uploads/".length) } });
        expect(row.unusedSince).not.toBeNull();
      },
      { timeout: 15_000, interval: 100 },
    );
  } finally {
    await stopJobs();
  }
});

// The last: so many accounts take longer to delete than one statement may, and stay until the database goes.
it("uploads that nothing names are found among as many pictures of people as a site has after some years", async () => {
  const people = 20_000;
  await db.$executeRaw`
    INSERT INTO "user" (name, email, image)
    SELECT 'Ada', 'ada-' || n || '@many.test', '/uploads/avatar/' || md5(n::text) || '.webp' FROM generate_series(1, ${people}::int) AS n`;
  await db.$executeRaw`
    INSERT INTO upload (kind, storage, path, content_type, width, height, bytes)
    SELECT 'avatar', 'local', 'avatar/' || md5(n::text) || '.webp', 'image/webp', 1, 1, 1 FROM generate_series(1, ${people}::int) AS n`;
  await db.$executeRaw`ANALYZE "user", upload`;
  const unused = await add("avatar");
  await run(25);
  expect(await run(50)).toEqual({ rows: 1, files: 0 });
  expect(await db.upload.count()).toBe(people);
  expect(await left()).not.toContain(pathsOf([unused])[0]);
}, 60_000);

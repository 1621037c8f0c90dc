import { beforeEach, describe, expect, it, vi } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request } from "@/tests/api/open-app";
import type { SiteConfig } from "@/lib/config/schema";

const { db } = await openApp();
const droppedTags = await watchTags();
const { GET: read, PUT: save } = await import("@/app/api/config/route");
const { GET: refresh } = await import("@/app/api/config/force-refresh/route");
const { PUT: testSave } = await import("@/app/api/config/test-save/route");
const { defaultConfig, siteConfig } = await import("@/lib/config/schema");
const { getConfig } = await import("@/lib/config/queries");
const { log } = await import("@/lib/platform/log");

const admin = await createAccount(db, { role: "admin", name: "Ada Admin" });
const path = "/api/config";
const put = (body: unknown, headers: Record<string, string> = admin.headers) =>
  request(save, path, { method: "PUT", ...json(body, headers) });
const get = async () => (await (await request(read, path)).json()) as SiteConfig;
const store = (data: object) =>
  db.siteConfig.upsert({ where: { id: 1 }, create: { id: 1, data }, update: { data } });

beforeEach(() => db.siteConfig.deleteMany());

describe("GET /api/config", () => {
  it("answers the documented defaults while nothing was saved", async () => {
    const config = await get();
    expect(siteConfig.strict().parse(config)).toEqual(config);
    expect(config).toMatchObject({
      siteName: "Almanac AI",
      primaryColor: "#10b981",
      secondaryColor: "#3b82f6",
      defaultTheme: "system",
      allowThemeToggle: true,
      allowUserRegistration: true,
      allowUserSubmissions: true,
      requireApprovalForSubmissions: true,
      requireApprovalForReviews: true,
      showSiteNameWithLogo: true,
      logo: "/logo.svg",
      favicon: "/favicon.ico",
      metaTags: { ogImage: "/og-image.jpg" },
      headlineToolCount: 4869,
      updatedAt: null,
    });
  });

  it("gives what is no longer valid its default, field by field", async () => {
    await store({
      siteName: "Kept",
      primaryColor: "red",
      allowThemeToggle: "yes",
      logo: "javascript:alert(1)",
      metaTags: { title: "Kept too", ogImage: 5 },
      socialLinks: "none",
      old: true,
    });
    expect(await get()).toEqual({
      ...defaultConfig,
      siteName: "Kept",
      siteDescription: defaultConfig.siteDescription.replace("Almanac AI", "Kept"),
      metaTags: { ...defaultConfig.metaTags, title: "Kept too" },
      updatedAt: expect.any(String) as string,
    });
    await store([] as object);
    expect(await get()).toMatchObject({ siteName: "Almanac AI" });
  });

  it("is read past every cache by force-refresh", async () => {
    await put({ siteName: "Fresh" });
    const answer = await request(refresh, `${path}/force-refresh?_t=1700000000000`);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({ success: true, config: { siteName: "Fresh" } });
  });
});

describe("the settings of pages", () => {
  it("are the defaults, with the documented message, while they can't be loaded", async () => {
    await put({ siteName: "Kept" });
    const warn = vi.spyOn(log, "warn");
    await db.$executeRaw`ALTER TABLE site_config RENAME TO site_config_away`;
    try {
      expect(await getConfig()).toEqual(defaultConfig);
      expect(warn.mock.calls.at(-1)?.[1]).toBe("Failed to load site configuration. Using defaults.");
      // Once, as every page would say the same until it works again.
      const said = warn.mock.calls.length;
      expect(await getConfig()).toEqual(defaultConfig);
      expect(warn.mock.calls).toHaveLength(said);
      // The interface does not pretend.
      expect((await request(read, path)).status).toBe(500);
    } finally {
      await db.$executeRaw`ALTER TABLE site_config_away RENAME TO site_config`;
      warn.mockRestore();
    }
    expect((await getConfig()).siteName).toBe("Kept");
  });
});

describe("PUT /api/config", () => {
  it("merges any part, drops what pages hold of it and is logged", async () => {
    droppedTags();
    await put({
      metaTags: { title: "A title", keywords: "a, b" },
      socialLinks: { github: "https://github.com/x" },
    });
    const answer = await put({
      siteName: "  \u202eTool\u200bbook ",
      metaTags: { keywords: "c" },
      socialLinks: {},
    });
    expect(answer.status).toBe(200);
    const config = (await answer.json()) as SiteConfig;
    expect(config).toEqual({
      ...defaultConfig,
      siteName: "Toolbook",
      siteDescription: defaultConfig.siteDescription.replace("Almanac AI", "Toolbook"),
      metaTags: { ...defaultConfig.metaTags, title: "A title", keywords: "c" },
      socialLinks: { ...defaultConfig.socialLinks, github: "https://github.com/x" },
      updatedAt: expect.any(String) as string,
    });
    expect(Math.abs(Date.parse(config.updatedAt!) - Date.now())).toBeLessThan(10_000);
    expect(await get()).toEqual(config);
    expect(droppedTags()).toEqual(["config"]);
    const [entry] = await db.adminLog.findMany({ orderBy: { createdAt: "desc" }, take: 1 });
    expect(entry).toMatchObject({
      actorName: "Ada Admin",
      action: "config.update",
      entity: "config",
      before: { siteName: "Almanac AI", metaTags: { keywords: "a, b" } },
      after: { siteName: "Toolbook", metaTags: { keywords: "c" } },
    });
    expect(Object.keys(entry!.after as object).sort()).toEqual(["metaTags", "siteDescription", "siteName"]);
  });

  it("takes the whole configuration as it was read", async () => {
    await put({ customJs: "window.a = 1" });
    const config = await get();
    const answer = await put({ ...config, footerText: "New" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ customJs: "window.a = 1", footerText: "New" });
  });

  it('clears a text with "" or null', async () => {
    await put({
      analyticsId: "G-ABC12345",
      customCss: "a{}",
      metaTags: { title: "T" },
      primaryColor: "#112233",
    });
    await put({
      analyticsId: null,
      customCss: "",
      footerText: null,
      logo: "",
      metaTags: { title: null, ogImage: "" },
      headlineToolCount: null,
      primaryColor: null,
    });
    expect(await get()).toMatchObject({
      analyticsId: "",
      customCss: "",
      footerText: "",
      logo: "",
      metaTags: { title: "", ogImage: "" },
      headlineToolCount: null,
      primaryColor: "#10b981",
    });
    await put({ headlineToolCount: 0 });
    expect((await get()).headlineToolCount).toBe(0);
  });

  const long = "x".repeat(50_001);
  it.each([
    [{ siteName: "" }, "Site name is required"],
    [{ siteName: "\u200b\u3164" }, "Site name is required"],
    [{ siteName: null }, "Site name is required"],
    [{ primaryColor: "#fff" }, "Please enter a colour such as #10b981."],
    [{ analyticsId: "UA-1234-5" }, "Please enter an ID such as G-XXXXXXXXXX."],
    [{ analyticsId: "G-1');alert(1)//" }, "Please enter an ID such as G-XXXXXXXXXX."],
    [{ logo: "//evil.example/x.png" }, "Please enter a valid URL, or a path that begins with a slash."],
    [{ favicon: "data:image/svg+xml,x" }, "Please enter a valid URL, or a path that begins with a slash."],
    [{ socialLinks: { github: "javascript:alert(1)" } }, "Please enter a valid URL."],
    [{ socialLinks: { github: "https://a:b@example.org" } }, "Please enter a valid URL."],
    [{ contactEmail: "nobody" }, "Please enter a valid email address."],
    [{ headlineToolCount: 1.5 }, "Please enter a whole number."],
    [{ customCss: long }, "Please enter at most 50,000 characters."],
    [{ defaultTheme: "blue" }, undefined],
    [{ allowThemeToggle: null }, undefined],
    [{ allowRegistration: false }, undefined],
    [{ metaTags: { author: "x" } }, undefined],
    [{ metaTags: [] }, undefined],
    [[], undefined],
  ])("refuses %.60j and changes nothing", async (body, message) => {
    const answer = await put(body);
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as { error: string };
    if (message) expect(error).toBe(message);
    expect(await get()).toEqual(defaultConfig);
  });

  it("refuses a change that started from something older, and loses neither of two at once", async () => {
    const first = (await (await put({ footerText: "One" })).json()) as SiteConfig;
    await put({ footerText: "Two", updatedAt: first.updatedAt });
    const late = await put({ footerText: "Three", updatedAt: first.updatedAt });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      error: "Somebody else changed this in the meantime.",
      current: { footerText: "Two" },
    });
    const parts = [{ siteName: "Both" }, { contactEmail: "a@b.example" }, { metaTags: { title: "x" } }];
    await Promise.all(parts.map((part) => put(part)));
    expect(await get()).toMatchObject({
      siteName: "Both",
      contactEmail: "a@b.example",
      metaTags: { title: "x" },
    });
  });

  it("refuses a change that started before anything was saved, once somebody else has saved", async () => {
    const { updatedAt } = await get();
    expect(updatedAt).toBeNull();
    const answers = await Promise.all(["One", "Two"].map((footerText) => put({ footerText, updatedAt })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { footerText } = await get();
    expect(["One", "Two"]).toContain(footerText);
    expect(await answers.find(({ status }) => status === 409)!.json()).toMatchObject({
      current: { footerText },
    });
  });

  it("is for administrators", async () => {
    const from = async (headers: Record<string, string>) => (await put({ siteName: "No" }, headers)).status;
    expect(await from({})).toBe(401);
    expect(await from((await createAccount(db, { role: "user" })).headers)).toBe(403);
    expect(await from((await createAccount(db, { role: "moderator" })).headers)).toBe(403);
    expect(await from((await createAccount(db, { role: "admin", status: "suspended" })).headers)).toBe(403);
    expect(await from({ ...admin.headers, origin: "https://elsewhere.example" })).toBe(403);
    expect((await get()).siteName).toBe("Almanac AI");
  });
});

describe("PUT /api/config/test-save", () => {
  const send = (body: unknown, headers: Record<string, string>) =>
    request(testSave, `${path}/test-save`, { method: "PUT", ...json(body, headers) });

  it("saves like its sibling outside of production, with the same authority", async () => {
    expect((await send({ siteName: "No" }, {})).status).toBe(401);
    const answer = await send({ siteName: "Tried" }, admin.headers);
    expect(await answer.json()).toMatchObject({ success: true, config: { siteName: "Tried" } });
  });

  it("is nowhere in production, for everyone", async () => {
    vi.stubEnv("NODE_ENV", "production");
    try {
      for (const headers of [{}, admin.headers]) {
        const answer = await send({ siteName: "No" }, headers);
        expect(answer.status).toBe(404);
        expect(await answer.json()).toEqual({ error: "Not found." });
      }
    } finally {
      vi.unstubAllEnvs();
    }
    expect((await get()).siteName).toBe("Almanac AI");
  });
});

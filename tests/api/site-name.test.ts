import { beforeAll, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { textsOf } from "@/tests/support/page-texts";

const { db } = await openApp();
const { PUT: save } = await import("@/app/api/config/route");
const { GET: openapi } = await import("@/app/api/openapi.json/route");
const { GET: toolsFeed } = await import("@/app/feed.xml/route");
const { GET: toolsJson } = await import("@/app/feed.json/route");
const { GET: newsFeed } = await import("@/app/latest-news/feed.xml/route");
const { GET: blogFeed } = await import("@/app/blog/feed.xml/route");
const { default: manifest } = await import("@/app/manifest");
const home = await import("@/app/(site)/page");
const about = await import("@/app/(site)/about/page");
const advertise = await import("@/app/(site)/advertise/page");
const privacy = await import("@/app/(site)/privacy/page");
const terms = await import("@/app/(site)/terms/page");
const faq = await import("@/app/(site)/faq/page");

const admin = await createAccount(db, { role: "admin" });
const rename = (siteName: string, more: object = {}) =>
  request(save, "/api/config", { method: "PUT", ...json({ siteName, ...more }, admin.headers) });

const searchParams = Promise.resolve({});

beforeAll(async () => {
  // The description that nobody wrote is saved with the name, as the form does.
  const { defaultConfig } = await import("@/lib/config/schema");
  const answer = await rename("Toolbook", { siteDescription: defaultConfig.siteDescription });
  expect(answer.status).toBe(200);
});

it.each<[string, () => unknown]>([
  ["the settings", async () => (await rename("Toolbook")).json()],
  ["the interface's description", () => request(openapi, "/api/openapi.json")],
  ["the feed of tools", () => request(toolsFeed, "/feed.xml")],
  ["the feed of tools as JSON", () => request(toolsJson, "/feed.json")],
  ["the feed of news", () => request(newsFeed, "/latest-news/feed.xml")],
  ["the feed of the blog", () => request(blogFeed, "/blog/feed.xml")],
  ["the manifest", () => manifest()],
  ["the home page's metadata", () => home.generateMetadata({ params: Promise.resolve({}), searchParams })],
  ["about", async () => [await about.generateMetadata(), textsOf(await about.default())]],
  ["advertise", async () => [await advertise.generateMetadata(), textsOf(await advertise.default())]],
  ["privacy", async () => textsOf(await privacy.default())],
  ["terms", async () => textsOf(await terms.default())],
  ["faq", async () => textsOf(await faq.default())],
])("a renamed site keeps its old name nowhere: %s", async (_, read) => {
  const found = await read();
  const text = found instanceof Response ? await found.text() : JSON.stringify(found);
  expect(text.length).toBeGreaterThan(50);
  expect(text).not.toContain("Almanac");
});

it("a description that nobody wrote follows the name, and one that somebody wrote stays", async () => {
  const { siteDescription } = (await (await rename("Pagebook")).json()) as { siteDescription: string };
  expect(siteDescription).toMatch(/^Pagebook is a directory of AI tools/);
  await rename("Pagebook", { siteDescription: "Toolbook was here first." });
  expect(await (await rename("Toolbook")).json()).toMatchObject({
    siteDescription: "Toolbook was here first.",
  });
});

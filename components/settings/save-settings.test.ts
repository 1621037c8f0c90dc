import { afterEach, describe, expect, it, vi } from "vitest";
import { SaveError, saveSettings } from "@/components/settings/save-settings";
import { defaultConfig, type SiteConfig } from "@/lib/config/schema";

type Answer = { status: number; body?: object } | "network";
const base: SiteConfig = { ...defaultConfig, footerText: "Old", updatedAt: "2026-01-01T00:00:00.000Z" };
const asked: { call: string; body: Partial<SiteConfig>; bearer: boolean }[] = [];

/** What each call is answered with, in turn; the last answer is repeated. */
function server(answers: Record<string, Answer[]>) {
  asked.length = 0;
  vi.stubGlobal(
    "fetch",
    (address: string, init: { method: string; body?: string; headers?: HeadersInit }) => {
      const call = `${init.method} ${address.split("?")[0]!.replace("/api/", "")}`;
      const headers = new Headers(init.headers);
      asked.push({
        call,
        body: JSON.parse(init.body ?? "{}") as Partial<SiteConfig>,
        bearer: headers.has("authorization"),
      });
      const left = answers[call] ?? [{ status: 404 }];
      const answer = left.length > 1 ? left.shift()! : left[0]!;
      if (answer === "network") return Promise.reject(new TypeError("Failed to fetch"));
      return Promise.resolve(Response.json(answer.body ?? {}, { status: answer.status }));
    },
  );
}
afterEach(() => vi.unstubAllGlobals());

const token: Answer[] = [{ status: 200, body: { token: "t" } }];
const saved = { ...base, siteName: "New" };
const calls = () => asked.map(({ call }) => call);
const order = [
  "GET auth/token",
  "PUT config",
  "GET config/force-refresh",
  "PUT config",
  "PUT config/test-save",
];
async function failure(patch = {}) {
  const reason: unknown = await saveSettings(base, { siteName: "New", ...patch }).catch(
    (error: unknown) => error,
  );
  expect(reason).toBeInstanceOf(SaveError);
  return [(reason as SaveError).title, (reason as SaveError).message];
}

describe("saving", () => {
  it("sends the change with the account's token", async () => {
    server({ "GET auth/token": token, "PUT config": [{ status: 200, body: saved }] });
    expect(await saveSettings(base, { siteName: "New" })).toEqual({
      config: saved,
      via: "authenticated API",
    });
    expect(calls()).toEqual(order.slice(0, 2));
    expect(asked[1]).toMatchObject({ bearer: true, body: { siteName: "New", updatedAt: base.updatedAt } });
  });

  it("then sends all settings, merged with what the server has now", async () => {
    const theirs = {
      ...base,
      updatedAt: "2026-01-02T00:00:00.000Z",
      footerText: "Theirs",
      metaTags: { ...base.metaTags, title: "T" },
    };
    server({
      "GET auth/token": token,
      "PUT config": [{ status: 500 }, { status: 200, body: saved }],
      "GET config/force-refresh": [{ status: 200, body: { success: true, config: theirs } }],
    });
    const { via } = await saveSettings(base, { siteName: "New", metaTags: { keywords: "a" } });
    expect([via, calls()]).toEqual(["authenticated API", order.slice(0, 4)]);
    // From what was looked at, so that the server refuses what would overwrite somebody else's.
    expect(asked[3]!.body.updatedAt).toBe(base.updatedAt);
    expect(asked[3]!.body).toMatchObject({
      siteName: "New",
      footerText: "Theirs",
      primaryColor: "#10b981",
      metaTags: { title: "T", keywords: "a", ogImage: "/og-image.jpg" },
    });
  });

  it("then by the test endpoint, which has to say that it did", async () => {
    const answers = (body: object) => ({
      "GET auth/token": ["network" as const],
      "PUT config": [{ status: 502 }],
      "PUT config/test-save": [{ status: 200, body }],
    });
    server(answers({ success: true, config: saved }));
    expect(await saveSettings(base, { siteName: "New" })).toEqual({ config: saved, via: "test endpoint" });
    expect(calls()).toEqual(order.filter((_, n) => n !== 1));
    server(answers({ success: false }));
    expect(await failure()).toEqual(["Error saving settings", "All save methods failed"]);
  });

  it.each<[string, Record<string, Answer[]>, string[]]>([
    [
      "nobody is signed in",
      { "GET auth/token": [{ status: 401 }], "PUT config": [{ status: 401 }] },
      ["Error saving settings", "Authentication required"],
    ],
    [
      "the account may not",
      { "GET auth/token": token, "PUT config": [{ status: 403 }] },
      [
        "Error saving settings",
        "Authentication error. Please ensure you are logged in with admin privileges.",
      ],
    ],
    [
      "there is no way to the server",
      Object.fromEntries(order.map((call) => [call, ["network"]])),
      ["Error saving settings", "Network error. Please check your internet connection and server status."],
    ],
    [
      "the server is broken",
      { "GET auth/token": token, "PUT config": [{ status: 500, body: { error: "Broken." } }] },
      ["Error updating settings", "Failed to update settings after multiple attempts."],
    ],
    [
      "the server refuses",
      { "GET auth/token": token, "PUT config": [{ status: 400, body: { error: "Site name is required" } }] },
      ["Error saving settings", "Site name is required"],
    ],
  ])("says what happened when %s", async (_, answers, text) => {
    server(answers);
    expect(await failure()).toEqual(text);
  });

  it("repeats a change that somebody else's did not meet, and brings theirs when it did", async () => {
    const current = { ...base, footerText: "Theirs", updatedAt: "2026-01-02T00:00:00.000Z" };
    const conflict = { status: 409, body: { error: "Somebody else changed this.", current } };
    server({ "GET auth/token": token, "PUT config": [conflict, { status: 200, body: saved }] });
    await saveSettings(base, { siteName: "New" });
    expect(asked.at(-1)!.body.updatedAt).toBe(current.updatedAt);
    server({ "GET auth/token": token, "PUT config": [conflict] });
    expect(await saveSettings(base, { footerText: "Mine" }).catch((error: unknown) => error)).toMatchObject({
      current,
    });
  });

  it("takes its own change, whose answer was lost, for saved", async () => {
    const current = { ...base, siteName: "New", updatedAt: "2026-01-02T00:00:00.000Z" };
    server({
      "GET auth/token": token,
      "PUT config": ["network", { status: 409, body: { error: "Changed.", current } }],
    });
    expect(await saveSettings(base, { siteName: "New" })).toEqual({
      config: current,
      via: "authenticated API",
    });
  });
});

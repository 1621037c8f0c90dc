import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.mjs";

const wrong = {
  PORT: ["abc", "99999", "0", "80.5"],
  DATABASE_URL: ["site", "mysql://a:b@db.example/site"],
  DATABASE_POOL: ["0", "101", "x"],
  SITE_URL: ["almanac.example", "https://almanac.example/tools", "ftp://almanac.example"],
  NEXTAUTH_SECRET: ["short"],
  NEXTAUTH_URL: ["foo"],
  SMTP_URL: ["mail.example", "smtp:mail.example"],
  MAIL_FROM: ["hello", "Almanac <hello>"],
  JOBS: ["yes"],
  LINK_VISITS: ["no"],
  SEED: ["no"],
  ADMIN_EMAIL: ["boss"],
  AUTH_OIDC_ISSUER: ["login"],
  TRUST_PROXY: ["yes", "-1", "11"],
  REDIS_URL: ["localhost:6379", "redis:6379"],
  CACHE_PURGE_URLS: ["varnish", "http://127.0.0.1:6082/ varnish"],
  CACHE_PURGE_METHOD: ["PURGE all"],
  CACHE_PURGE_HEADER: ["secret"],
  CLOUDINARY_URL: ["cloudinary://", "cloudinary://cloud"],
  LOGO_SERVICE_URL: ["http://x"],
  LOG_LEVEL: ["loud"],
  DRAIN_SECONDS: ["five", "-1"],
};
const right = {
  PORT: "80",
  DATABASE_URL: "postgres://db.example/site",
  SITE_URL: "https://almanac.example/",
  MAIL_FROM: "Almanac AI <hello@almanac.example>",
  SMTP_URL: "smtps://user:password@mail.example:465",
  REDIS_URL: "rediss://:password@redis.example/0",
  CACHE_PURGE_URLS: "http://127.0.0.1:6082/, https://cache.example",
  CACHE_PURGE_HEADER: "Fastly-Key: secret",
  CLOUDINARY_URL: "cloudinary://key:secret@cloud",
  LOGO_SERVICE_URL: "off",
  DRAIN_SECONDS: "5",
};
const cases = Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value]));

describe("the settings", () => {
  it.each(cases)("say that %s is wrong: %s", (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} (is|are) \\w.+[^.]\\.$`, "m"));
  });

  it("are read where they are right", () => {
    expect(readSettings(right)).toMatchObject({
      PORT: 80,
      DRAIN_SECONDS: 5,
      SITE_URL: "https://almanac.example",
    });
  });

  it("that are empty are as if they were not set, and must be set where they are needed", () => {
    const empty = Object.fromEntries([...Object.keys(wrong), "HOST"].map((name) => [name, ""]));
    expect(readSettings(empty)).toMatchObject({ HOST: "127.0.0.1", PORT: 3000, TRUST_PROXY: 0 });
    for (const name of ["DATABASE_URL", "NEXTAUTH_SECRET"])
      expect(() => readSettings(empty, { required: [name] })).toThrow(new RegExp(`^${name} is not set`));
  });

  it("of one service are set together", () => {
    expect(() => readSettings({ AUTH_GOOGLE_ID: "id" })).toThrow("AUTH_GOOGLE_SECRET missing");
    expect(() => readSettings({ AUTH_OIDC_SECRET: "x", AUTH_OIDC_ID: "id" })).toThrow(
      "AUTH_OIDC_ISSUER missing",
    );
  });

  it("that are wrong are not repeated, as they may be secrets, and are all named", () => {
    const read = () => readSettings({ NEXTAUTH_SECRET: "hush", SMTP_URL: "hush@mail.example" });
    expect(read).toThrow(/NEXTAUTH_SECRET.+\nSMTP_URL/);
    expect(read).not.toThrow("hush");
  });
});

import { describe, expect, it } from "vitest";
import { parseDatabaseUrl } from "./database.mjs";

describe("parseDatabaseUrl", () => {
  it("reads both spellings", () => {
    expect(parseDatabaseUrl("postgresql://a:b@db.example:5433/site").host).toBe("db.example:5433");
    expect(parseDatabaseUrl("postgres://db.example/site").host).toBe("db.example");
  });

  it.each(["", "site", "mysql://a:b@db.example/site", "file:./site.db"])(
    "refuses %j without repeating it",
    (url) => {
      expect(() => parseDatabaseUrl(url)).toThrow(/^DATABASE_URL is not the address of a Postgres database/);
    },
  );
});

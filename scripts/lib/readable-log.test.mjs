import { describe, expect, it } from "vitest";
import { readable } from "./readable-log.mjs";

describe("readable", () => {
  it("says when, how bad, what and about what", () => {
    const line = {
      level: "warn",
      time: "2026-01-31T04:05:06.789Z",
      request: "abc",
      status: 503,
      msg: "request",
    };
    expect(readable(JSON.stringify(line))).toBe("04:05:06 warn: request (request abc, status 503)");
  });

  it("shows an error's stack below", () => {
    const line = {
      level: "error",
      time: "2026-01-31T04:05:06Z",
      err: { stack: "Error: no\n  at x" },
      msg: "a page failed",
    };
    expect(readable(JSON.stringify(line))).toBe("04:05:06 error: a page failed\n    Error: no\n      at x");
  });

  it.each(["", "plain text", "{not json", '{"some":"json"}'])("leaves %j as it is", (line) => {
    expect(readable(line)).toBe(line);
  });
});

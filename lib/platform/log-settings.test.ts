import { describe, expect, it } from "vitest";
import { describeError, logLevel, scrub } from "@/lib/platform/log-settings.mjs";

describe("scrub", () => {
  it.each([
    ["Mail to ada@example.org failed", "Mail to [email left out] failed"],
    ["550 <a.b+c@mail.example.co.uk>: no such user", "550 <[email left out]>: no such user"],
    ["Key (email)=(ada@example.org) exists", "Key (email)=([email left out]) exists"],
    ["GET /reset-password?token=abc.def-1&x=2", "GET /reset-password?token=[left out]&x=2"],
    ["/callback?x=1&code=4/0A&state=zz", "/callback?x=1&code=[left out]&state=[left out]"],
    ["ada%40example.org", "[email left out]"],
    [
      "at lib/platform/auth/session.ts:12:5 (@/lib/platform/db)",
      "at lib/platform/auth/session.ts:12:5 (@/lib/platform/db)",
    ],
    ["node_modules/@prisma/client/index.js", "node_modules/@prisma/client/index.js"],
    ["connect ECONNREFUSED 127.0.0.1:5432", "connect ECONNREFUSED 127.0.0.1:5432"],
  ])("%s", (text, logged) => {
    expect(scrub(text)).toBe(logged);
  });

  it("looks at the beginning of a long text alone, and never at half a word", () => {
    expect(scrub("x".repeat(1e6))).toHaveLength(2_000);
    expect(scrub(`${"a@b.org ".repeat(500)}`, 100)).not.toContain("@");
    expect(scrub(`${"word ".repeat(39)}ada@example.org`, 100)).not.toContain("ada");
  });
});

describe("describeError", () => {
  it("leaves out what libraries hang on their errors, and addresses within texts", () => {
    const cause = Object.assign(new Error("no ada@example.org here"), {
      detail: "Key (email)=(ada@example.org)",
    });
    const error = Object.assign(new Error("sending failed", { cause }), {
      code: "EENVELOPE",
      rejected: ["ada@example.org"],
    });
    const described = describeError(error);
    expect(JSON.stringify(described)).not.toContain("ada");
    expect(described).toMatchObject({
      type: "Error",
      message: "sending failed",
      code: "EENVELOPE",
      cause: { message: "no [email left out] here" },
    });
  });

  it.each([
    "Query read timeout",
    "connect ECONNREFUSED 127.0.0.1:5432",
    "Connection terminated unexpectedly",
  ])("says in a sentence that the database is away, as often as it is asked then: %s", (message) => {
    const error = new Error("the list failed", { cause: new Error(message) });
    expect(describeError(error)).toEqual({
      type: "Error",
      message: "the list failed",
      cause: { type: "Error", message },
    });
  });

  it("says of a query that took too long where it was made", () => {
    const error = new Error("canceling statement due to statement timeout");
    expect(describeError(error)).toMatchObject({ stack: expect.stringContaining("at ") });
  });

  it("describes what is no error, and comes to an end", () => {
    expect(describeError("ada@example.org")).toBe("[email left out]");
    const error = new Error("round");
    error.cause = error;
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(50_000);
  });
});

describe("logLevel", () => {
  it("is info unless something else is asked for, and refuses what is no level", () => {
    expect([logLevel({}), logLevel({ LOG_LEVEL: "" }), logLevel({ LOG_LEVEL: "debug" })]).toEqual([
      "info",
      "info",
      "debug",
    ]);
    expect(() => logLevel({ LOG_LEVEL: "loud" })).toThrow('LOG_LEVEL is "loud"');
  });
});

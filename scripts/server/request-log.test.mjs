import { describe, expect, it, vi } from "vitest";
import { log, loggedPath, requestId, takeConsole } from "./request-log.mjs";

const withId = (id) => ({ headers: { "x-request-id": id } });

describe("requestId", () => {
  it("is that of a trusted proxy, when it is one", () => {
    expect(requestId(withId("abcd-1234_X"), 1)).toBe("abcd-1234_X");
  });

  it.each([
    ["nobody is trusted", "abcd-1234", 0],
    ["there is none", undefined, 1],
    ["it is too short", "abc", 1],
    ["it is too long", "a".repeat(65), 1],
    ["it could break a line", 'abcdefgh"\n', 1],
  ])("is a new one when %s", (_why, id, proxies) => {
    expect(requestId(withId(id), proxies)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });
});

describe("loggedPath", () => {
  it.each([
    ["/reset-password?token=secret", "/reset-password"],
    ["/?q=my%20illness", "/"],
    ["/ai-tools/claude#top", "/ai-tools/claude"],
    ["/users/ada@example.org/x", "/users/[left out]/x"],
    ["/ada%40example.org", "/[left out]"],
    [`/${"a".repeat(101)}/x`, "/[left out]/x"],
  ])("of %s is %s", (address, path) => {
    expect(loggedPath(address)).toBe(path);
  });
});

describe("takeConsole", () => {
  it("logs what an object says, as the console would", () => {
    const methods = { ...console };
    const line = vi.spyOn(log, "error").mockReturnValue(undefined);
    takeConsole();
    try {
      console.error("Invalid", { of: [1] }, "%");
      expect(line.mock.calls).toEqual([["Invalid { of: [ 1 ] } %"]]);
    } finally {
      Object.assign(console, methods);
      line.mockRestore();
    }
  });
});

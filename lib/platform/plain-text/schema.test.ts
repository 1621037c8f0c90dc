import { describe, expect, it } from "vitest";
import { plainText, plainTextOrNull } from "@/lib/platform/plain-text/schema";

const text = plainText({ required: "Missing", max: 5, name: "Text" });
const fault = (value: unknown) => text.safeParse(value).error?.issues[0]?.message;

describe("plainText", () => {
  it("keeps what can be read and drops what can't", () => {
    expect(text.parse(" a\r\nb\u0000\u202e ")).toBe("a\nb");
    expect(text.parse("👩‍💻")).toBe("👩‍💻");
  });

  it.each([undefined, 1, "", " \n\t", "\u200b\u200b", "\u0000"])("takes %j for nothing", (value) => {
    expect(fault(value)).toBe("Missing");
  });

  it("is bounded, counted after trimming", () => {
    expect(fault(" 12345 ")).toBeUndefined();
    expect(fault("123456")).toBe("Text must be at most 5 characters");
  });
});

describe("plainTextOrNull", () => {
  it("makes null of nothing", () => {
    const optional = plainTextOrNull({ max: 5, name: "Text" });
    expect([optional.parse(" "), optional.parse(null), optional.parse(" a ")]).toEqual([null, null, "a"]);
  });
});

import { describe, expect, it } from "vitest";
import { plainLine, plainText, plainTextOrNull } from "@/lib/platform/plain-text/schema";

const text = plainText({ required: "Missing", max: 5, name: "Text" });
const fault = (value: unknown) => text.safeParse(value).error?.issues[0]?.message;

describe("plainText", () => {
  it("keeps what can be read and drops what can't", () => {
    expect(text.parse(" a\r\nb\u0000\u202e ")).toBe("a\nb");
    expect(text.parse("\ufdd0a\u0001\uffff\u{1fffe}😀\uffff")).toBe("a😀");
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

describe("plainLine", () => {
  const line = plainLine({ required: "Missing", max: 40, name: "Name" });

  it.each([
    "Chat\u200bGPT",
    "ChatGPT\u2060",
    "Chat\u00adGPT",
    "\u202eChatGPT\ufe0f",
    " Chat\u180eGPT\n",
    "ChatGPT\u3164",
  ])("takes out of %j what can't be seen", (name) => expect(line.parse(name)).toBe("ChatGPT"));

  it.each([
    "👩‍💻 Coder",
    "❤️ It",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "1️⃣",
    "👋🏽 Hi",
    "Yandex Яндекс",
    "智能",
  ])("leaves %j", (name) => expect(line.parse(name)).toBe(name));

  it.each(["\u115f\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u0301", "\ufe0f", "\u200b \u200b"])(
    "takes %j for nothing",
    (name) => {
      expect(line.safeParse(name).error?.issues[0]?.message).toBe("Missing");
      expect(fault(name)).toBe("Missing");
    },
  );

  it("is one line, and bounded", () => {
    expect(line.parse(" a\r\n\tb ")).toBe("a b");
    expect(line.safeParse("x".repeat(41)).error?.issues[0]?.message).toBe(
      "Name must be at most 40 characters",
    );
  });
});

describe("plainTextOrNull", () => {
  it("makes null of nothing", () => {
    const optional = plainTextOrNull({ max: 5, name: "Text" });
    expect([optional.parse(" "), optional.parse(null), optional.parse(" a ")]).toEqual([null, null, "a"]);
  });
});

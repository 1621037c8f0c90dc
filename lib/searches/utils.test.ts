import { expect, it } from "vitest";
import { isPersonal } from "@/lib/searches/utils";

it.each([
  "ada@example.org",
  "call 03012345678",
  "ada＠example.org",
  "１２３４５６７",
  "+49 30 1234",
  "0171 23 45 67 89 0",
])("leaves %s out", (query) => expect(isPersonal(query)).toBe(true));
it.each(["video editor", "gpt 4", "2026 123456"])("keeps %s", (query) =>
  expect(isPersonal(query)).toBe(false),
);

import { expect, it } from "vitest";
import { withProtocol } from "@/components/forms/bare-host";

it.each([
  ["meetingly.example", "https://meetingly.example"],
  [" www.meetingly.example/app?plan=1 ", "https://www.meetingly.example/app?plan=1"],
  ["meetingly.example:8080", "https://meetingly.example:8080"],
  ["bücher.example", "https://bücher.example"],
])("puts https:// before the bare host %s", (typed, address) => {
  expect(withProtocol(typed)).toBe(address);
});

it.each([
  "",
  "nowhere",
  "https://meetingly.example",
  "http://meetingly.example",
  "ftp://meetingly.example",
  "/uploads/logo.png",
  "javascript:alert(1)",
  "me@meetingly.example",
  "two words.example",
  "1.5",
])("leaves %s as it is", (typed) => {
  expect(withProtocol(typed)).toBe(typed);
});

import { expect, it } from "vitest";
import { initialsOf } from "@/components/layout/initials";

it.each([
  ["Ada Lovelace", "AL"],
  ["ada", "A"],
  ["  Grace  Brewster Hopper ", "GH"],
  ["Émile", "É"],
  ["😀 Smile", "😀S"],
  ["Ada 👩🏽‍💻", "A👩🏽‍💻"],
  ["", ""],
])("makes of %j %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

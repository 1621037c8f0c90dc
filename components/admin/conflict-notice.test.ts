import { expect, it } from "vitest";
import { whereTheyDiffer } from "@/components/admin/conflict-notice";

it("shows short texts whole", () => {
  expect(whereTheyDiffer("Mine", "Theirs")).toEqual(["Mine", "Theirs"]);
  expect(whereTheyDiffer("", "x".repeat(300))).toEqual(["", "x".repeat(300)]);
});

it("shows long texts from a little before the first difference", () => {
  const same = "word ".repeat(400);
  const [mine, theirs] = whereTheyDiffer(`${same}ends so.`, `${same}ends otherwise, ${same}`);
  expect(mine).toBe(`…${same.slice(-55)}ends so.`);
  expect(theirs).toMatch(/^…(word )+ends otherwise, (word )+.*…$/);
  expect(theirs).toHaveLength(302);
});

it("shows what one text has more", () => {
  const [mine, theirs] = whereTheyDiffer("x".repeat(400), `${"x".repeat(400)} and more`);
  expect([mine, theirs]).toEqual([`…${"x".repeat(60)}`, `…${"x".repeat(60)} and more`]);
});

it("cuts no character in half", () => {
  const [mine] = whereTheyDiffer("🙂".repeat(400), `${"🙂".repeat(399)}!`);
  expect(mine).toBe(`…${"🙂".repeat(61)}`);
});

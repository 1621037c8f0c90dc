import { expect, it } from "vitest";
import { withPlace } from "@/components/admin/use-row-order";

const rows = ["a", "b", "c", "d"].map((id, at) => ({ id, place: at + 1 }));
const moved = (at: number, to: number) =>
  withPlace(rows, rows[at]!, to).map(({ id, place }) => `${id}${place}`);

it("makes room for the row that moves, and closes the gap that it leaves", () => {
  expect(moved(2, 1)).toEqual(["c1", "a2", "b3", "d4"]);
  expect(moved(0, 3)).toEqual(["b1", "c2", "a3", "d4"]);
  expect(moved(1, 2)).toEqual(["a1", "b2", "c3", "d4"]);
});

import { expect, it, vi } from "vitest";
import { fallsSilent } from "./database-check.mjs";

/** Work that goes on until it is told to end. */
function open() {
  let end = () => {};
  const work = new Promise((resolve) => (end = resolve));
  return { work, end };
}

it("asks nothing of a database while work is done in time", async () => {
  const check = vi.fn(async () => "silent");
  expect(await fallsSilent(Promise.resolve(), check)).toBe(false);
  expect(await fallsSilent(Promise.reject(new Error("wrong")), check)).toBe(false);
  expect(check).not.toHaveBeenCalled();
});

it("gives up work whose database falls silent, however late", async () => {
  const states = ["writes", "refuses", "silent"];
  const check = vi.fn(async () => states.shift());
  expect(await fallsSilent(open().work, check, 10)).toBe(true);
  expect(check).toHaveBeenCalledTimes(3);
});

it("lets work go on that merely takes long, also when it is done while the database is asked", async () => {
  const { work, end } = open();
  const states = ["writes", "refuses", "silent"];
  const check = vi.fn(async () => {
    if (states.length === 1) end();
    return states.shift();
  });
  expect(await fallsSilent(work, check, 10)).toBe(false);
});

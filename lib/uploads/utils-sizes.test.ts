import { expect, it } from "vitest";
import { sizesOf } from "@/lib/uploads/utils-sizes";

it("offers no width that the picture does not have", () => {
  const url = "/uploads/tool-picture/a.webp";
  expect(sizesOf({ url, width: 1600 })).toBe(
    `${url}?w=320 320w, ${url}?w=640 640w, ${url}?w=1280 1280w, ${url} 1600w`,
  );
  expect(sizesOf({ url, width: 640 })).toBe(`${url}?w=320 320w, ${url} 640w`);
  expect(sizesOf({ url, width: 100 })).toBe(`${url} 100w`);
});

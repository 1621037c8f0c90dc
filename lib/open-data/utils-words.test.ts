import { expect, it } from "vitest";
import { formatBytes } from "@/lib/open-data/utils-words";

it("tells a size in the unit that is read most easily", () => {
  expect([0, 512, 999, 1000, 1_434_000, 23_400_000_000].map(formatBytes)).toEqual([
    "0 bytes",
    "512 bytes",
    "999 bytes",
    "1 kB",
    "1.43 MB",
    "23.4 GB",
  ]);
});

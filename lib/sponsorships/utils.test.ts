import { expect, it } from "vitest";
import { listingLogo } from "./utils";

it("takes a logo of this server only", () => {
  expect(listingLogo("/uploads/a.png", "suno")).toBe("/uploads/a.png");
  for (const logo of [null, "", "https://elsewhere.example/a.png", "//elsewhere.example/a.png"])
    expect(listingLogo(logo, "suno")).toBe("/logo/suno");
});

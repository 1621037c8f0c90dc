import { expect, it } from "vitest";
import { sponsorshipLogo } from "./utils";

it("takes a logo of this server only", () => {
  expect(sponsorshipLogo("/uploads/a.png", "suno")).toBe("/uploads/a.png");
  for (const logo of [null, "", "https://elsewhere.example/a.png", "//elsewhere.example/a.png"])
    expect(sponsorshipLogo(logo, "suno")).toBe("/logo/suno");
});

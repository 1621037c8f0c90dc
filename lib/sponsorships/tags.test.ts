import { describe, expect, it } from "vitest";
import { Prisma } from "@/lib/generated/prisma/client";
import { isShown, tagsOfSponsorshipChange } from "@/lib/sponsorships/tags";

describe("tagsOfListingChange", () => {
  it("knows every column", () => {
    expect(Object.keys(isShown).sort()).toEqual(Object.keys(Prisma.SponsorshipScalarFieldEnum).sort());
  });

  it.each(Object.entries(isShown))("says whether %s shows: %s", (name, shown) => {
    const [before, after] = [{ [name]: "one" }, { [name]: "other" }];
    expect(tagsOfSponsorshipChange(before, after)).toEqual(shown ? ["sponsorships"] : []);
  });

  it("names what a listing appears in, and goes from", () => {
    expect([tagsOfSponsorshipChange(null, { id: "a" }), tagsOfSponsorshipChange({ id: "a" }, null)]).toEqual([
      ["sponsorships"],
      ["sponsorships"],
    ]);
  });
});

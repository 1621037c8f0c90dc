import { describe, expect, it } from "vitest";
import { Prisma, type Sponsorship } from "@/lib/generated/prisma/client";
import { tagsOfSponsorshipChange } from "@/lib/sponsorships/tags";

const isShown: Record<keyof Sponsorship, boolean> = {
  id: true,
  toolId: true,
  slug: true,
  name: true,
  description: true,
  logo: true,
  category: true,
  websiteUrl: true,
  rating: true,
  premiumBadge: true,
  position: true,
  startDate: true,
  endDate: true,
  views: false,
  impressions: false,
  clicks: false,
  reportVersion: false,
  createdAt: false,
  updatedAt: false,
};

describe("tagsOfSponsorshipChange", () => {
  it("is told here of every column", () => {
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

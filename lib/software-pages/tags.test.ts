import { describe, expect, it } from "vitest";
import { Prisma, type SoftwarePage } from "@/lib/generated/prisma/client";
import { tagsOfSoftwareChange } from "@/lib/software-pages/tags";

const page = { slug: "page", status: "published", featured: true, tools: [] } as unknown as SoftwarePage;
const own = "software:page";
const [menu, pages] = ["software-menu", "software"];
const expected: Record<keyof SoftwarePage | "tools", string[]> = {
  id: [own],
  title: [own, menu],
  slug: [own, menu, pages, "software:other"],
  formerSlugs: [own],
  description: [own, menu],
  icon: [own, menu],
  bgColor: [own],
  iconColor: [own],
  featured: [menu],
  position: [menu, pages],
  introduction: [own],
  toolsHeading: [own],
  toolsDescription: [own],
  author: [own],
  authorImage: [own],
  lastUpdated: [own],
  status: [own, menu, pages],
  publishedAt: [own, menu, pages],
  createdAt: [own],
  updatedAt: [own, "dates"],
  tools: [own],
};

describe("tagsOfSoftwareChange", () => {
  it("is told here of every column", () => {
    const columns = [...Object.keys(Prisma.SoftwarePageScalarFieldEnum), "tools"];
    expect(Object.keys(expected).sort()).toEqual(columns.sort());
  });

  it.each(Object.entries(expected))("says what shows %s", (name, tags) => {
    const after = { ...page, [name]: "other" };
    const before = { ...after, [name]: (page as Record<string, unknown>)[name] ?? null };
    expect(tagsOfSoftwareChange(before, after).sort()).toEqual(tags.sort());
  });

  it("leaves the navigation alone where it does not show the page, and everything where nobody sees it", () => {
    const other = { ...page, featured: false };
    expect(tagsOfSoftwareChange(other, { ...other, title: "Other" })).toEqual([own]);
    const draft = { ...page, status: "draft" };
    expect(tagsOfSoftwareChange(draft, { ...draft, title: "Other" })).toEqual([]);
  });
});

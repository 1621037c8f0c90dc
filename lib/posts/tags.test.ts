import { describe, expect, it } from "vitest";
import { Prisma } from "@/lib/generated/prisma/client";
import { tagsOfPostChange, usesOfPost } from "@/lib/posts/tags";

const post = {
  id: "a",
  slug: "post",
  title: "",
  excerpt: "",
  content: "",
  imageUrl: null,
  category: "",
  tags: [] as string[],
  authorName: "",
  authorAvatar: null,
  status: "published",
  publishedAt: new Date(0),
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
const own = ["post:a", "post:post"];
const list = "posts:news";
const search = "posts-search:news";
const added: Record<keyof typeof usesOfPost, string[] | null> = {
  id: ["post:other"],
  slug: [list, "dates", "post:other"],
  formerSlugs: [],
  title: [list, search],
  excerpt: [list, search],
  content: [search],
  imageUrl: [list],
  category: [list, search],
  tags: [list, search],
  authorName: [list, search],
  authorAvatar: [list],
  source: [list],
  sourceUrl: [],
  readTime: [list],
  views: null,
  shares: null,
  status: [list, search, "dates"],
  publishedAt: [list, search, "dates"],
  createdAt: [],
  updatedAt: ["dates"],
};

describe("tagsOfPostChange", () => {
  it("knows every column", () => {
    const columns = { ...Prisma.NewsPostScalarFieldEnum, ...Prisma.BlogPostScalarFieldEnum };
    expect(Object.keys(usesOfPost).sort()).toEqual(Object.keys(columns).sort());
  });

  it.each(Object.entries(added))("says what shows %s", (name, tags) => {
    const after = { ...post, [name]: "other" };
    const before = { ...after, [name]: (post as Record<string, unknown>)[name] ?? null };
    const expected = tags === null ? [] : [...own, ...tags];
    expect(tagsOfPostChange("news", before, after).sort()).toEqual(expected.sort());
  });

  it("of a draft names its own page alone", () => {
    const draft = { ...post, status: "draft" };
    expect(tagsOfPostChange("blog", draft, { ...draft, title: "Other" })).toEqual(own);
  });

  it("of one that appears or goes names all that shows posts of its kind", () => {
    const all = ["dates", ...own, "posts-search:blog", "posts:blog"];
    expect(tagsOfPostChange("blog", null, post).sort()).toEqual(all);
    expect(tagsOfPostChange("blog", post, null).sort()).toEqual(all);
  });
});

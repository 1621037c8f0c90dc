import { describe, expect, it } from "vitest";
import { Prisma, type Review } from "@/lib/generated/prisma/client";
import { type ReviewState, tagsOfReviewChange } from "@/lib/reviews/tags";

const tool = { toolId: "a", categoryId: "c" };
const text = ["reviews:a"];
const rating = [...text, "tool:a", "lists", "category:c"];
const all = [...rating, "activity"];
const approved: ReviewState = { status: "approved", rating: 4, comment: "Good." };
const changes: Record<keyof Review, string[]> = {
  id: text,
  toolId: all,
  userId: text,
  authorName: text,
  rating,
  comment: text,
  pros: text,
  cons: text,
  usedFor: text,
  usedForMonths: text,
  revision: [],
  revisionStatus: [],
  helpful: [],
  status: all,
  adminResponse: text,
  answerRemovedAt: text,
  counts: all,
  createdAt: text,
  updatedAt: [],
};
const tagsOf = (before: ReviewState | null, after: ReviewState | null) =>
  tagsOfReviewChange(tool, before, after).sort();

describe("tagsOfReviewChange", () => {
  it("is told here of every column", () => {
    expect(Object.keys(changes).sort()).toEqual(Object.keys(Prisma.ReviewScalarFieldEnum).sort());
  });

  it.each(Object.entries(changes))("says what shows %s", (name, tags) => {
    const before = { ...approved, [name]: name === "status" ? "approved" : "one" };
    expect(tagsOf(before, { ...before, [name]: "other" })).toEqual([...tags].sort());
  });

  it("is nothing of what nobody sees, before or after", () => {
    const pending = { ...approved, status: "pending" };
    expect(tagsOf(null, pending)).toEqual([]);
    expect(tagsOf(pending, { ...pending, comment: "Other." })).toEqual([]);
    expect(tagsOf(pending, { ...pending, status: "rejected" })).toEqual([]);
    const waiting = { ...approved, counts: false };
    expect(tagsOf(null, waiting)).toEqual([]);
    expect(tagsOf(waiting, { ...waiting, status: "rejected" })).toEqual([]);
    expect(tagsOf(pending, null)).toEqual([]);
  });

  it("is all that shows reviews and ratings of what appears or goes", () => {
    const pending = { ...approved, status: "pending" };
    for (const [before, after] of [
      [null, approved],
      [pending, approved],
      [approved, pending],
      [approved, null],
    ] as const)
      expect(new Set(tagsOf(before, after))).toEqual(new Set(all));
  });
});

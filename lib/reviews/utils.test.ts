import { describe, expect, it } from "vitest";
import { CallError } from "@/lib/platform/http/client";
import { reviewerName, reviewsHref } from "@/lib/reviews/utils";
import { formatReviewDate } from "@/lib/reviews/utils-date";
import { reviewsFailure } from "@/lib/reviews/utils-failure";
import { usedText } from "@/lib/reviews/utils-used";
import { draftFrom, reviewProblems, submitFailure } from "@/lib/reviews/utils-form";

describe("what a review shows", () => {
  it("dates it in one zone and says when it can't", () => {
    expect(formatReviewDate("2026-03-04T23:59:00.000Z")).toBe("March 4, 2026");
    expect(formatReviewDate("soon")).toBe("Invalid date");
    expect(formatReviewDate(null)).toBe("Unknown date");
  });

  it("names its author", () => {
    expect([reviewerName(" Ada "), reviewerName(""), reviewerName(undefined)]).toEqual([
      "Ada",
      "Anonymous",
      "Anonymous",
    ]);
  });
});

describe("usedText", () => {
  it("says what for and how long, as far as it is known", () => {
    expect(usedText({ usedFor: null, usedForMonths: null })).toBe("");
    expect(usedText({ usedFor: "Notes", usedForMonths: null })).toBe("Notes");
    expect(usedText({ usedFor: "Notes", usedForMonths: 0 })).toBe("Notes · Less than a month");
    expect([1, 11, 12, 23, 600].map((usedForMonths) => usedText({ usedFor: null, usedForMonths }))).toEqual([
      "1 month",
      "11 months",
      "1 year",
      "1 year",
      "50 years",
    ]);
  });
});

describe("reviewsHref", () => {
  it("is the tool's own page for the first, and names what differs from the plain list", () => {
    expect(reviewsHref("quill", {})).toBe("/ai-tools/quill#reviews");
    expect(reviewsHref("quill", { sort: "helpful" }, 2)).toBe("/ai-tools/quill/reviews/2");
    expect(reviewsHref("quill", { sort: "lowest", rating: 2 })).toBe(
      "/ai-tools/quill?rating=2&sort=lowest#reviews",
    );
    expect(reviewsHref("quill", { sort: "newest" }, 3)).toBe("/ai-tools/quill/reviews/3?sort=newest");
  });
});

describe("reviewsFailure", () => {
  it("tells a refusal, a lost connection, a failed request and the unknown apart", () => {
    expect(reviewsFailure(new CallError(500, "Something broke."))).toBe(
      "Failed to load reviews (500). Something broke.",
    );
    expect(reviewsFailure(new CallError(0, "x"))).toBe(
      "No response received from server. Please check your connection.",
    );
    expect(reviewsFailure(new Error("bad answer"))).toBe("Request failed: bad answer");
    expect(reviewsFailure("?")).toBe("Failed to load reviews. Please try again later.");
  });
});

describe("submitFailure", () => {
  it("prefers the server's sentence, and has one for every status otherwise", () => {
    const silent = (status: number) => submitFailure(new CallError(status, `HTTP error! status: ${status}`));
    expect(submitFailure(new CallError(400, "Please provide a comment"))).toBe("Please provide a comment");
    expect(silent(401)).toBe("You are not authorized. Please sign in again.");
    expect(silent(403)).toBe("You do not have permission to submit a review.");
    for (const text of [silent(502), submitFailure(new Error("?"))])
      expect(text).toBe("An error occurred while submitting your review. Please try again.");
  });
});

describe("reviewProblems", () => {
  const draft = draftFrom({ rating: 1, comment: ` ${"x".repeat(5_000)} ` }, null);

  it("asks for stars and for words, and not for too many", () => {
    expect(reviewProblems({ ...draft, rating: null, comment: " \n" })).toEqual({
      rating: "Please select a rating",
      comment: "Please provide a comment",
    });
    expect(reviewProblems({ ...draft, comment: "x".repeat(5_001) })).toEqual({
      comment: "Comment must be at most 5,000 characters",
    });
    expect(reviewProblems(draft)).toEqual({});
  });

  it("bounds the details, of which empty lines are none", () => {
    expect(reviewProblems({ ...draft, pros: "a\n\nb\n \nc\nd\ne\n", usedFor: "x".repeat(160) })).toEqual({});
    expect(
      reviewProblems({ ...draft, pros: "a\nb\nc\nd\ne\nf", cons: "x".repeat(121), usedFor: "x".repeat(161) }),
    ).toEqual({
      pros: "Pros must be at most 5 lines",
      cons: "Cons must be at most 120 characters each",
      usedFor: "What it was used for must be at most 160 characters",
    });
  });
});

describe("draftFrom", () => {
  const said = {
    rating: 4,
    comment: "Good.",
    pros: ["Fast", "Cheap"],
    cons: [],
    usedFor: null,
    usedForMonths: 7,
  };

  it("goes on with what was typed, else with what was said", () => {
    const before = {
      rating: 4,
      comment: "Good.",
      pros: "Fast\nCheap",
      cons: "",
      usedFor: "",
      usedForMonths: 7,
    };
    expect(draftFrom(null, said)).toEqual(before);
    expect(draftFrom({ ...before, cons: "Loud" }, said)).toEqual({ ...before, cons: "Loud" });
  });

  it("takes nothing that is not a draft's", () => {
    const none = { rating: null, comment: "", pros: "", cons: "", usedFor: "", usedForMonths: null };
    expect(draftFrom({ rating: 9, comment: 5, pros: ["x"], usedForMonths: -1 }, said)).toEqual(none);
    expect(draftFrom(null, null)).toEqual(none);
  });
});

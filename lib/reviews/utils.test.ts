import { describe, expect, it } from "vitest";
import { CallError } from "@/lib/platform/http/client";
import { formatReviewDate, reviewerName, reviewsFailure } from "@/lib/reviews/utils";
import { reviewProblems, submitFailure } from "@/lib/reviews/utils-form";

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
  it("asks for stars and for words, and not for too many", () => {
    expect(reviewProblems({ rating: null, comment: " \n" }, 10)).toEqual({
      rating: "Please select a rating",
      comment: "Please provide a comment",
    });
    expect(reviewProblems({ rating: 5, comment: "x".repeat(11) }, 10)).toEqual({
      comment: "Comment must be at most 10 characters",
    });
    expect(reviewProblems({ rating: 1, comment: ` ${"x".repeat(10)} ` }, 10)).toEqual({});
  });
});

import { describe, expect, it } from "vitest";
import { CallError } from "@/lib/http/client";
import { formatReviewDate, reviewerName, reviewsFailure } from "@/lib/reviews/utils";

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

import { describe, expect, it } from "vitest";
import type { ReviewRevision, ReviewText } from "@/lib/reviews/schema";
import { revise } from "@/lib/reviews/utils-revision";

const text: ReviewText = {
  rating: 4,
  comment: "Good.",
  pros: ["Fast"],
  cons: [],
  usedFor: null,
  usedForMonths: null,
};
const other: ReviewText = { ...text, rating: 2, pros: [] };
const change = (status: ReviewRevision["status"], of = other): ReviewRevision => ({
  ...of,
  status,
  userName: "Ada",
});

describe("revise", () => {
  it.each(["pending", "approved", "rejected"] as const)(
    "leaves what is said again as it is: %s",
    (status) => {
      for (const approve of [true, false])
        expect(revise({ ...text, status, revision: null }, text, approve)).toBeNull();
    },
  );

  it("keeps what is approved beside its change, and the latest change only", () => {
    const kept = { ...text, status: "approved", revision: other };
    expect(revise({ ...text, status: "approved", revision: null }, other, false)).toEqual(kept);
    const third = { ...other, comment: "Hm." };
    expect(revise({ ...text, status: "approved", revision: change("pending", third) }, other, false)).toEqual(
      kept,
    );
  });

  it("leaves a change that is said again as it is, refused or not", () => {
    for (const status of ["pending", "rejected"] as const)
      expect(revise({ ...text, status: "approved", revision: change(status) }, other, false)).toBeNull();
  });

  it("takes the change back when what is approved is said again", () => {
    for (const approve of [true, false])
      expect(revise({ ...text, status: "approved", revision: change("pending") }, text, approve)).toEqual({
        ...text,
        status: "approved",
        revision: null,
      });
  });

  it("changes at once where no approval is asked for, but what was not approved waits", () => {
    const revision = change("pending");
    expect(revise({ ...text, status: "approved", revision }, other, true)).toEqual({
      ...other,
      status: "approved",
      revision: null,
    });
    for (const status of ["pending", "rejected"] as const)
      for (const approve of [true, false])
        expect(revise({ ...text, status, revision }, other, approve)).toEqual({
          ...other,
          status: "pending",
          revision: null,
        });
  });
});

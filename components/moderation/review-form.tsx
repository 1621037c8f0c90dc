"use client";

import { z } from "zod";
import { TextAreaField } from "@/components/admin/form-fields";
import { ResourceForm } from "@/components/admin/resource-form";
import { call } from "@/lib/platform/http/client";
import type { updateReviewApi } from "@/lib/reviews/api";
import type { ReviewDto } from "@/lib/reviews/schema";
import { maxComment } from "@/lib/reviews/utils-limits";

const schema = z.object({
  comment: z
    .string()
    .trim()
    .min(1, "Please provide a comment")
    .max(maxComment, `Comment must be at most ${maxComment} characters`),
  adminResponse: z.string().trim().max(maxComment, `Response must be at most ${maxComment} characters`),
});

/** Changes a review's comment, and answers it. */
export function ReviewForm({
  review,
  onSaved,
  onClose,
}: {
  review: ReviewDto;
  onSaved: (review: ReviewDto) => void;
  onClose: () => void;
}) {
  const toValues = (from: Record<string, unknown>) => ({
    comment: String(from.comment ?? ""),
    adminResponse: String(from.adminResponse ?? ""),
  });
  return (
    <ResourceForm
      title={`Review of ${review.toolName}`}
      schema={schema}
      values={toValues(review)}
      draftKey={`review:${review.id}`}
      updatedAt={review.updatedAt}
      save={(body, updatedAt) =>
        call<typeof updateReviewApi>("PUT", "/api/reviews/{id}", {
          params: { id: review.id },
          body: { ...body, updatedAt },
        })
      }
      onSaved={(saved) => onSaved({ ...review, ...saved })}
      onClose={onClose}
      done="Review updated"
      failure="Failed to update review."
      conflict={{
        fields: [
          { name: "comment", label: "Comment" },
          { name: "adminResponse", label: "Response" },
        ],
        toValues,
      }}
    >
      <TextAreaField name="comment" label="Comment" rows={5} />
      <TextAreaField name="adminResponse" label="Response" hint="Shown under the review." rows={3} />
    </ResourceForm>
  );
}

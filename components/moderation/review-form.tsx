import { TextAreaField } from "@/components/forms/fields";
import { ResourceForm } from "@/components/admin/resource-form";
import { call } from "@/lib/platform/http/client";
import type { updateReviewApi } from "@/lib/reviews/api";
import { reviewChange, type ReviewDto } from "@/lib/reviews/schema";

export function ReviewForm({
  review,
  onSaved,
  onClose,
}: {
  review: ReviewDto;
  onSaved: (review: ReviewDto) => void;
  onClose: () => void;
}) {
  return (
    <ResourceForm
      title={`Review of ${review.toolName}`}
      kind="review"
      record={review}
      schema={reviewChange}
      toValues={({ comment, adminResponse }: ReviewDto = review) => ({
        comment,
        adminResponse: adminResponse ?? "",
      })}
      save={(body, updatedAt) =>
        call<typeof updateReviewApi>("PUT", "/api/reviews/{id}", {
          params: { id: review.id },
          body: { ...body, updatedAt },
        })
      }
      onSaved={(saved) => onSaved({ ...review, ...saved })}
      onClose={onClose}
      done="Review updated"
      failure="Error"
      reason="Failed to update review."
    >
      <TextAreaField name="comment" label="Comment" rows={5} />
      <TextAreaField name="adminResponse" label="Response" hint="Shown under the review." rows={3} />
    </ResourceForm>
  );
}

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
  return (
    <ResourceForm
      title={`Review of ${review.toolName}`}
      kind="review"
      record={review}
      schema={schema}
      toValues={({ comment, adminResponse }: ReviewDto = review) => ({
        comment,
        adminResponse: adminResponse ?? "",
      })}
      compared={[
        { name: "comment", label: "Comment" },
        { name: "adminResponse", label: "Response" },
      ]}
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
    >
      <TextAreaField name="comment" label="Comment" rows={5} />
      <TextAreaField name="adminResponse" label="Response" hint="Shown under the review." rows={3} />
    </ResourceForm>
  );
}

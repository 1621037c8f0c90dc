import { Icon } from "@/components/ui/icon";
import { badgeCheck } from "@/components/ui/late-icon-paths";
import type { ReviewAnswer } from "@/lib/reviews/schema-answers";
import { formatReviewDate } from "@/lib/reviews/utils-date";

export function AnswerText({ answer }: { answer: ReviewAnswer }) {
  return (
    <div className="border-border-strong mt-3 border-l-2 pl-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="flex items-center gap-1 font-medium">
          {answer.verified && <Icon path={badgeCheck} className="text-primary-text size-4" />}
          {answer.verified ? "Verified owner" : "Former owner"}
        </span>
        <time dateTime={answer.updatedAt} className="text-muted">
          {formatReviewDate(answer.updatedAt)}
        </time>
      </p>
      <p dir="auto" className="text-muted mt-0.5 max-w-[43em] break-words whitespace-pre-line">
        {answer.text}
      </p>
    </div>
  );
}

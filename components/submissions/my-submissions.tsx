import { Send } from "lucide-react";
import { tabHref } from "@/components/dashboard/tabs";
import { EmptyState } from "@/components/layout/empty-state";
import { SendAgain } from "@/components/submissions/send-again";
import { SubmitButton } from "@/components/submissions/submit-button";
import { WithdrawSubmission } from "@/components/submissions/withdraw-submission";
import { decisionLooks, StatusBadge } from "@/components/ui/status-badge";
import { formatDay } from "@/lib/platform/dates/utils";
import type { SubmissionDto } from "@/lib/submissions/schema";
import { formatCount } from "@/lib/tools/utils";
import { hostOf, websiteKey } from "@/lib/tools/utils-address";

const link = "link inline-flex min-h-8 w-fit items-center text-sm";
const looks = decisionLooks("Pending", "Approved", "Rejected");

function state({ status, queuePlace, toolSlug }: SubmissionDto): string {
  if (status === "pending")
    return queuePlace === 1 ? "Next in the queue" : `Number ${formatCount(queuePlace ?? 1)} in the queue`;
  if (status === "rejected") return "Not added to the directory";
  return toolSlug ? "In the directory" : "No longer in the directory";
}

/** Somebody's own submissions: how far each has come, and the tool that it became. */
export function MySubmissions({
  submissions,
  claimed,
  categories,
}: {
  submissions: SubmissionDto[];
  /** The slugs of the tools that they claimed. */
  claimed: string[];
  categories: string[];
}) {
  if (submissions.length === 0)
    return (
      <EmptyState
        icon={<Send />}
        title="No submissions yet"
        description="Tools that you submit are listed here, with their place in the queue until they are decided."
        action={<SubmitButton categories={categories} />}
      />
    );
  const sent = submissions
    .filter(({ status, toolSlug }) => status === "pending" || toolSlug)
    .map(({ websiteUrl }) => websiteKey(websiteUrl));
  return (
    <ul className="border-border divide-border divide-y rounded-lg border">
      {submissions.map((submission) => {
        const { id, toolName, toolSlug, category, websiteUrl, status, reason, submittedAt } = submission;
        return (
          <li key={id} className="flex flex-col gap-1 px-4 py-3">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 font-medium wrap-anywhere">
                {toolSlug ? (
                  <a href={`/ai-tools/${toolSlug}`} className="inline-block min-h-6 hover:underline">
                    {toolName}
                  </a>
                ) : (
                  toolName
                )}
              </p>
              <StatusBadge look={looks[status]} />
            </div>
            <p className="text-muted text-sm wrap-anywhere">
              {hostOf(websiteUrl)} · {category} ·{" "}
              <time dateTime={submittedAt} className="whitespace-nowrap">
                {formatDay(submittedAt)}
              </time>
            </p>
            <p className="text-sm tabular-nums">{state(submission)}</p>
            {reason && (
              <p className="max-w-prose text-sm break-words whitespace-pre-line">The reason: {reason}</p>
            )}
            <SentIn submission={submission} />
            {status === "pending" && <WithdrawSubmission submission={submission} />}
            {status === "rejected" && !sent.includes(websiteKey(websiteUrl)) && (
              <SendAgain submission={submission} />
            )}
            {status === "approved" &&
              toolSlug &&
              (claimed.includes(toolSlug) ? (
                <a href={tabHref("tools")} className={link}>
                  See it under My tools<span className="sr-only"> {toolName}</span>
                </a>
              ) : (
                <a href={`/ai-tools/${toolSlug}/claim`} className={link}>
                  Do you make it?<span className="sr-only"> Claim {toolName}.</span>
                </a>
              ))}
          </li>
        );
      })}
    </ul>
  );
}

function SentIn({ submission }: { submission: SubmissionDto }) {
  const { description, websiteUrl, logoUrl, pricingType, keyHighlights, twitterUrl, githubUrl } = submission;
  const parts: [string, string | null][] = [
    ["Description", description],
    ["Website", websiteUrl],
    ["Logo", logoUrl],
    ["Pricing", pricingType],
    ["Highlights", keyHighlights],
    ["Twitter", twitterUrl],
    ["GitHub", githubUrl],
    ["Tasks", submission.tasks.map(({ name, how }) => `${name}: ${how}`).join("\n") || null],
  ];
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer py-1">What you sent in</summary>
      <dl className="mt-1 mb-2 grid max-w-prose grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)]">
        {parts.map(
          ([label, text]) =>
            text && (
              <div key={label} className="contents">
                <dt className="text-muted max-sm:mt-1">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}

import { CircleCheck, CircleX, Clock } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { SubmissionStatus } from "@/lib/submissions/schema";

const looks = {
  pending: { variant: "warning", icon: Clock, label: "Pending" },
  approved: { variant: "accent", icon: CircleCheck, label: "Approved" },
  rejected: { variant: "danger", icon: CircleX, label: "Rejected" },
} as const;

/** How far a submission has come, in a word with a mark. */
export function SubmissionBadge({ status }: { status: SubmissionStatus }) {
  const { variant, icon: Icon, label } = looks[status];
  return (
    <Badge variant={variant} className="inline-flex shrink-0 items-center gap-1">
      <Icon aria-hidden strokeWidth={1.75} className="size-3.5" />
      {label}
    </Badge>
  );
}

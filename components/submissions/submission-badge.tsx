import { CircleCheck, CircleX, Clock } from "lucide-react";
import { StatusBadge, type StatusLook } from "@/components/ui/status-badge";
import type { SubmissionStatus } from "@/lib/submissions/schema";

const looks: Record<SubmissionStatus, StatusLook> = {
  pending: { variant: "warning", icon: Clock, label: "Pending" },
  approved: { variant: "accent", icon: CircleCheck, label: "Approved" },
  rejected: { variant: "danger", icon: CircleX, label: "Rejected" },
};

/** How far a submission has come, in a word with a mark. */
export function SubmissionBadge({ status }: { status: SubmissionStatus }) {
  return <StatusBadge look={looks[status]} />;
}

import { CircleCheck, CircleX, Clock } from "lucide-react";
import { StatusBadge, type StatusLook } from "@/components/ui/status-badge";
import type { ProposalStatus } from "@/lib/owners/schema-proposals";

const looks: Record<ProposalStatus, StatusLook> = {
  pending: { variant: "warning", icon: Clock, label: "Waits" },
  approved: { variant: "success", icon: CircleCheck, label: "Approved" },
  rejected: { variant: "danger", icon: CircleX, label: "Refused" },
};

/** What became of a proposal, in a word with a mark. */
export function ProposalBadge({ status }: { status: ProposalStatus }) {
  return <StatusBadge look={looks[status]} />;
}

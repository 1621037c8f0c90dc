import { decisionLooks, StatusBadge } from "@/components/ui/status-badge";
import type { ProposalStatus } from "@/lib/owners/schema-proposals";

const looks = decisionLooks("Waits", "Approved", "Rejected");

export function ProposalBadge({ status }: { status: ProposalStatus }) {
  return <StatusBadge look={looks[status]} />;
}

import { CircleCheck, CircleX, Clock } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { ProposalStatus } from "@/lib/owners/schema-proposals";

const looks = {
  pending: { variant: "warning", icon: Clock, label: "Waits" },
  approved: { variant: "accent", icon: CircleCheck, label: "Approved" },
  rejected: { variant: "danger", icon: CircleX, label: "Refused" },
} as const;

/** What became of a proposal, in a word with a mark. */
export function ProposalBadge({ status }: { status: ProposalStatus }) {
  const { variant, icon: Icon, label } = looks[status];
  return (
    <Badge variant={variant} className="inline-flex shrink-0 items-center gap-1">
      <Icon aria-hidden strokeWidth={1.75} className="size-3.5" />
      {label}
    </Badge>
  );
}

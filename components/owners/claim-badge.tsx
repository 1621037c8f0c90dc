import { BadgeCheck, CircleX, Clock } from "lucide-react";
import { StatusBadge, type StatusLook } from "@/components/ui/status-badge";
import type { ClaimStatus } from "@/lib/owners/schema";

const looks: Record<ClaimStatus, StatusLook> = {
  pending: { variant: "warning", icon: Clock, label: "Not proven yet" },
  verified: { variant: "success", icon: BadgeCheck, label: "Verified" },
  lost: { variant: "danger", icon: CircleX, label: "Lost" },
  revoked: { variant: "danger", icon: CircleX, label: "Revoked" },
};

export function ClaimBadge({ status }: { status: ClaimStatus }) {
  return <StatusBadge look={looks[status]} />;
}

import { BadgeCheck, CircleX, Clock } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { ClaimStatus } from "@/lib/owners/schema";

const looks = {
  pending: { variant: "warning", icon: Clock, label: "Not shown yet" },
  verified: { variant: "accent", icon: BadgeCheck, label: "Verified" },
  lost: { variant: "danger", icon: CircleX, label: "Lost" },
  revoked: { variant: "danger", icon: CircleX, label: "Revoked" },
} as const;

/** How far a claim has come, in a word with a mark. */
export function ClaimBadge({ status }: { status: ClaimStatus }) {
  const { variant, icon: Icon, label } = looks[status];
  return (
    <Badge variant={variant} className="inline-flex shrink-0 items-center gap-1">
      <Icon aria-hidden strokeWidth={1.75} className="size-3.5" />
      {label}
    </Badge>
  );
}

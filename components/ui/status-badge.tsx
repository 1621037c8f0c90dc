import { CircleCheck, CircleX, Clock, type LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Badge } from "@/components/ui/badge";

/** How a state is shown: never by its colour alone. */
export type StatusLook = {
  variant: ComponentProps<typeof Badge>["variant"];
  icon: LucideIcon;
  label: string;
};

/** How what somebody decides is shown, by what each state of it is called. */
export const decisionLooks = (pending: string, approved: string, rejected: string) =>
  ({
    pending: { variant: "warning", icon: Clock, label: pending },
    approved: { variant: "success", icon: CircleCheck, label: approved },
    rejected: { variant: "danger", icon: CircleX, label: rejected },
  }) satisfies Record<string, StatusLook>;

/** How far something has come, in a word with a mark. */
export function StatusBadge({ look: { variant, icon: Icon, label } }: { look: StatusLook }) {
  return (
    <Badge variant={variant} className="inline-flex shrink-0 items-center gap-1">
      <Icon className="size-3.5" />
      {label}
    </Badge>
  );
}

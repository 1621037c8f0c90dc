import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Badge } from "@/components/ui/badge";

/** How a state is shown: never by its colour alone. */
export type StatusLook = {
  variant: ComponentProps<typeof Badge>["variant"];
  icon: LucideIcon;
  label: string;
};

/** How far something has come, in a word with a mark. */
export function StatusBadge({ look: { variant, icon: Icon, label } }: { look: StatusLook }) {
  return (
    <Badge variant={variant} className="inline-flex shrink-0 items-center gap-1">
      <Icon className="size-3.5" />
      {label}
    </Badge>
  );
}

import { SearchX } from "lucide-react";
import { EmptyState } from "@/components/layout/empty-state";
import { LinkButton } from "@/components/ui/button";

export function NoTools({
  title = "No tools found",
  description,
  href,
  action,
}: {
  title?: string;
  description: string;
  href: string;
  action: string;
}) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={title}
      description={description}
      action={<LinkButton href={href}>{action}</LinkButton>}
    />
  );
}

import type { ReactNode } from "react";
import { EmptyState } from "@/components/layout/empty-state";
import { PageHeader } from "@/components/layout/page-header";
import { LinkButton } from "@/components/ui/button";

export function EmptyShell({
  title,
  description,
  icon,
  emptyTitle,
  emptyText,
  links,
}: {
  title: string;
  description: string;
  icon: ReactNode;
  emptyTitle: string;
  emptyText: string;
  links: { href: string; label: string }[];
}) {
  return (
    <div className="container pb-16">
      <PageHeader title={title} description={description} />
      <EmptyState
        icon={icon}
        title={emptyTitle}
        description={emptyText}
        action={links.map(({ href, label }) => (
          <LinkButton key={href} href={href}>
            {label}
          </LinkButton>
        ))}
      />
    </div>
  );
}

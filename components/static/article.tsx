import type { ReactNode } from "react";
import { PageHeader } from "@/components/layout/page-header";

export function Article({
  title,
  description,
  updated,
  children,
}: {
  title: string;
  description?: ReactNode;
  updated?: string;
  children: ReactNode;
}) {
  return (
    <article className="container max-w-[760px] pb-16">
      <PageHeader title={title} description={description} />
      {updated && <p className="text-muted -mt-2 mb-6 text-sm">Last updated {updated}</p>}
      <div className="prose">{children}</div>
    </article>
  );
}
